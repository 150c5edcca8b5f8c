import { screen, waitFor, within, act } from '@testing-library/react'
import { externalUrl, hostName } from '@/components/AdvertisementStrip'
import { openHome, startHome } from '@test/features/home/openHome'
import { securityNotice } from '@test/support/securityNotice'
import { holdClock, passTime } from '@test/support/realTime'

const full = {
  ads_content: '<p>Walk-in drive on <strong>Saturday</strong>.</p>',
  img1: 'walk-in.svg',
  img2: 'https://cdn.example.com/interns.png',
  img1_link: 'https://walkin.navkaam.example/raipur',
  img2_link: 'www.interns.example',
  video_file_name: 'drive.mp4',
}

/** The strip of Home whose header data is all of the above but for these changes. */
const openStrip = async (changes: Record<string, unknown> = {}) => {
  await openHome({ header: [{ ...full, ...changes }] })
  return within(screen.getByRole('region', { name: 'Advertisements' }))
}

const videoOf = () => screen.queryByLabelText('Advertisement video')

describe('The advertisement strip', () => {
  it('shows a video, two images and the notice board, in this order', async () => {
    const inside = await openStrip()
    const strip = screen.getByRole('region', { name: 'Advertisements' })
    const columns = [...strip.querySelectorAll('video, img, h2')]
    expect(columns.map((column) => column.tagName)).toEqual(['VIDEO', 'IMG', 'IMG', 'H2'])

    // It plays only when it is asked to, and without a sound at first.
    const video = videoOf()
    expect(video).toHaveAttribute('src', '/uploads/drive.mp4')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('preload', 'metadata')
    expect(video).toHaveAttribute('playsinline')
    expect(video).toHaveProperty('muted', true)
    expect(video).not.toHaveAttribute('autoplay')

    // The keyboard can scroll a long notice.
    expect(inside.getByRole('heading', { name: 'Notice board' })).toBeVisible()
    const board = inside.getByRole('region', { name: 'Notice board' })
    expect(board).toHaveTextContent('Walk-in drive on Saturday.')
    expect(board).toHaveAttribute('tabindex', '0')
  })

  it('opens the whole notice, and gives the focus back to its button', async () => {
    const { user } = await openHome({ header: [full] })
    const button = screen.getByRole('button', { name: 'Read all' })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Notice board' }))
    expect(dialog.getByText(/^Walk-in drive on/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
  })

  it('leads out by each image in a new tab, under the name of its file and its host', async () => {
    const strip = await openStrip()
    for (const [name, href] of [
      ['Walk in, walkin.navkaam.example', 'https://walkin.navkaam.example/raipur'],
      ['Interns, interns.example', 'https://www.interns.example/'],
    ] as const) {
      const link = strip.getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
    expect(strip.getByRole('img', { name: 'Walk in, walkin.navkaam.example' })).toHaveAttribute(
      'src',
      '/uploads/walk-in.svg',
    )
    expect(strip.getByRole('img', { name: 'Interns, interns.example' })).toHaveAttribute('src', full.img2)
  })

  it('follows no link but to a page, and shows the image all the same; without an image there is no column', async () => {
    const strip = await openStrip({ img1_link: 'javascript:alert(1)', img2: '', ads_content: '' })
    expect(strip.getByRole('img', { name: 'Walk in' })).toBeVisible()
    expect(strip.getAllByRole('img')).toHaveLength(1)
    expect(strip.queryByRole('link')).not.toBeInTheDocument()
  })

  it('has neither a video without a name nor a notice board without a text', async () => {
    const strip = await openStrip({ video_file_name: '', ads_content: '<p> </p>' })
    expect(document.querySelector('video')).toBeNull()
    expect(strip.queryByRole('heading')).not.toBeInTheDocument()
  })
})

const addressOf = (link: string) => externalUrl(link)?.href

describe('A link of the content', () => {
  it.each([
    ['https://walkin.navkaam.example/raipur', 'https://walkin.navkaam.example/raipur'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A', 'https://example.com/A'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['www.x.com', 'https://www.x.com/'],
    ['x.co.in/jobs?id=7#top', 'https://x.co.in/jobs?id=7#top'],
    ['x.com:8080/path', 'https://x.com:8080/path'],
    ['//cdn.example.com/a', 'https://cdn.example.com/a'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ])('%j leads to %s', (link, address) => {
    expect(addressOf(link)).toBe(address)
  })

  it.each([
    '',
    ' ',
    '#',
    '/internship',
    'null',
    'javascript:alert(1)',
    ' JavaScript:alert(document.cookie)',
    'java\nscript:alert(1.5)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'mailto:careers@navkaam.example',
    'careers@navkaam.example',
    'ftp://example.com/a',
    'file:///etc/hosts',
    'https://',
    'https://%',
    '<script>alert(1)</script>',
  ])('%j is not followed', (link) => {
    expect(externalUrl(link)).toBeUndefined()
  })

  it.each([
    ['https://www.x.com/a', 'x.com'],
    ['https://walkin.navkaam.example/raipur', 'walkin.navkaam.example'],
  ])('is known by its host: %s by %s', (link, name) => {
    expect(hostName(new URL(link))).toBe(name)
  })
})

const openNotice = async (before: string[] = []) => {
  const app = await startHome({}, { before })
  const dialog = await screen.findByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' })
  return { ...app, dialog, inside: within(dialog) }
}

const expectGone = () => waitFor(() => expect(securityNotice()).not.toBeInTheDocument())

/** The text of the notice in a language. */
const textIn = (dialog: HTMLElement, lang: string) => dialog.querySelector(`[lang="${lang}"]`)

const ADDRESSES = ['careers@navkaam.example', 'interviews@navkaam.example', 'joining@navkaam.example']

const ENGLISH = [
  /three e-mail addresses only/,
  /no registration fee, no subscription fee and no fee after you are hired/,
  /never send payment links/,
  /do not guarantee anyone a job/,
  /Navkaam Staffing Services accepts no liability for payments made to unknown third parties/,
  /Navkaam Freelance, our associate platform.* 300\+ service categories on a subscription model/,
]

const HINDI = [
  /सिर्फ़ इन तीन पतों से ईमेल/,
  /न रजिस्ट्रेशन की फ़ीस लेते हैं, न सदस्यता की, न नौकरी मिलने के बाद/,
  /पैसे भेजने का लिंक कभी नहीं/,
  /नौकरी की गारंटी नहीं/,
  /अनजान व्यक्ति या कंपनी को दिए गए पैसों के लिए Navkaam Staffing Services ज़िम्मेदार नहीं/,
  /साथी प्लेटफ़ॉर्म Navkaam Freelance है, जो सदस्यता पर 300\+ तरह की सेवाएँ/,
]

describe('The security notice', () => {
  it('opens by itself, takes the focus, and says all of it in English and in Hindi', async () => {
    const { dialog, inside } = await openNotice()
    expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent(/^IMPORTANT SECURITY NOTICE$/)
    expect(document.activeElement).toContainElement(dialog)
    expect(document.body).not.toHaveFocus()
    for (const [lang, points] of [
      ['en', ENGLISH],
      ['hi', HINDI],
    ] as const)
      for (const point of [...ADDRESSES, ...points]) expect(textIn(dialog, lang)).toHaveTextContent(point)
  })

  it.each(['Ok', 'Close'])('is dismissed by %s, which does nothing else', async (name) => {
    const { user, inside, address } = await openNotice()
    await user.click(inside.getByRole('button', { name }))
    await expectGone()
    expect(address()).toBe('/')
  })

  it('does not come back when the visitor moves between screens', async () => {
    const { user, inside, goTo } = await openNotice()
    await user.click(inside.getByRole('button', { name: 'Ok' }))
    await expectGone()
    await goTo('/sign-in')
    await screen.findByRole('heading', { level: 1, name: 'Log In' })
    await goTo('/')
    await screen.findByRole('searchbox', { name: 'Search jobs' })
    expect(securityNotice()).not.toBeInTheDocument()
  })

  it('is dismissed by Escape, and comes again with the next page load', async () => {
    const first = await openNotice()
    await first.user.keyboard('{Escape}')
    await expectGone()
    const { dialog } = await openNotice()
    expect(dialog).toBeVisible()
  })
})

afterEach(() => {
  jest.useRealTimers()
})

/** The carousel with this name, as a visitor sees and uses it. */
const carousel = async (name: string) => {
  const root = await screen.findByRole('group', { name })
  const inside = within(root)
  const dot = (number: number) => inside.getByRole('button', { name: `Slide ${number} of ${name}` })
  return {
    root,
    dot,
    dots: () => inside.getAllByRole('button', { name: /^Slide \d+ of / }),
    current: () => inside.getByRole('button', { current: true }).getAttribute('aria-label'),
    /** The one slide that every visitor gets. */
    slide: () => within(inside.getByRole('group')),
    hiddenSlides: () => [...root.querySelectorAll('[aria-roledescription="slide"][aria-hidden="true"]')],
    pause: () => inside.getByRole('button', { name: `Pause the slides of ${name}` }),
    play: () => inside.getByRole('button', { name: `Play the slides of ${name}` }),
    focus: (element: HTMLElement) => act(() => element.focus()),
  }
}

const slides = (...ids: (string | number)[]) =>
  ids.map((id) => ({ id, image: `picture-no${'x'.repeat(Number(id))}.svg` }))

const openSlider = async (rows: Record<string, unknown>[]) => {
  const { user } = await openHome({ slides: rows })
  const slider = await carousel('Pictures')
  const shown = () => slider.slide().getByRole('img').getAttribute('src')
  /** The targets of the dots, one after the other. */
  const walk = async () => {
    const seen: (string | null)[] = []
    for (const dot of slider.dots()) {
      await user.click(dot)
      seen.push(shown())
    }
    return seen
  }
  return { ...slider, user, shown, walk }
}

describe('The image slider', () => {
  it('shows one picture at a time in the order of their ids as numbers, and leaves out a row without one', async () => {
    const { walk } = await openSlider([
      { id: '10', image: 'ten.svg' },
      { id: 1, image: '' },
      { id: 9, image: 'nine.svg' },
      { id: 3 },
      { id: '2', image: 'two.svg' },
    ])
    expect(await walk()).toEqual(['/uploads/two.svg', '/uploads/nine.svg', '/uploads/ten.svg'])
  })

  it('has a numbered dot for each slide, and hides the others from keyboard and screen readers', async () => {
    const { user, root, dot, dots, current, hiddenSlides } = await openSlider(slides(1, 2, 3, 4))
    expect(dots().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Slide 1 of Pictures',
      'Slide 2 of Pictures',
      'Slide 3 of Pictures',
      'Slide 4 of Pictures',
    ])
    expect(current()).toBe('Slide 1 of Pictures')
    expect(within(root).getAllByRole('img')).toHaveLength(1)
    expect(hiddenSlides()).toHaveLength(3)
    hiddenSlides().forEach((slide) => expect(slide).toHaveAttribute('inert'))

    // The picture that is shown is loaded, and the next.
    const loading = () => [...root.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading()).toEqual(['lazy', 'lazy'])
    await user.click(dot(3))
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  })

  it('goes on by itself every 6000 ms, until it is paused', async () => {
    const { user, pause, play, current } = await openSlider(slides(1, 2, 3))
    await user.click(pause())
    holdClock()
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
    await user.click(play())
    passTime(5999)
    expect(current()).toBe('Slide 1 of Pictures')
    passTime(1)
    expect(current()).toBe('Slide 2 of Pictures')
    passTime(6000)
    expect(current()).toBe('Slide 3 of Pictures')
    passTime(6000)
    expect(current()).toBe('Slide 1 of Pictures')
    await user.click(pause())
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
  })

  it('waits for those who point at it or stand in its dots', async () => {
    const { user, root, dot, focus, pause, play, current } = await openSlider(slides(1, 2, 3))
    await user.click(pause())
    holdClock()
    await user.click(play())
    await user.hover(within(root).getByRole('img'))
    passTime(60_000)
    await user.unhover(within(root).getByRole('img'))
    focus(dot(1))
    passTime(60_000)
    expect(current()).toBe('Slide 1 of Pictures')
    focus(screen.getByRole('searchbox', { name: 'Search jobs' }))
    passTime(6000)
    expect(current()).toBe('Slide 2 of Pictures')
  })
})

const LINKS = [
  ['Find Work', 'https://freelance.navkaam.example/projects'],
  ['Find Talent', 'https://freelance.navkaam.example/freelancers'],
] as const

describe('The hero banner', () => {
  it('has three slides, each with a headline and links, those that are not shown out of reach', async () => {
    const { user } = await openHome()
    const { root, dots, slide, hiddenSlides } = await carousel('Projects and freelancers')
    expect(dots()).toHaveLength(3)
    expect(within(root).getAllByRole('link')).toHaveLength(2)
    expect(hiddenSlides()).toHaveLength(2)
    hiddenSlides().forEach((hidden) => {
      expect(hidden).toHaveAttribute('inert')
      expect(hidden.querySelectorAll('a')).toHaveLength(2)
    })
    const headlines = new Set<string>()
    for (const dot of dots()) {
      await user.click(dot)
      headlines.add(slide().getByRole('heading', { level: 2 }).textContent)
      for (const [name, href] of LINKS) {
        const link = slide().getByRole('link', { name })
        expect(link).toHaveAttribute('href', href)
        expect(link).toHaveAttribute('target', '_blank')
        expect(link.getAttribute('rel')).toContain('noopener')
        expect(link).toHaveAttribute('title', 'Opens in a new tab')
      }
    }
    expect(headlines.size).toBe(3)
  })
})
