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

/** The strip of Home with all of the above but for these changes. */
const openStrip = async (changes: Record<string, unknown> = {}) => {
  const { user } = await openHome({ header: [{ ...full, ...changes }] })
  const strip = screen.getByRole('region', { name: 'Advertisements' })
  return { user, strip, inside: within(strip) }
}

describe('The advertisement strip', () => {
  it('shows a video, two images that lead out and the notice board, which opens, in this order', async () => {
    const { user, strip, inside } = await openStrip()
    const columns = [...strip.querySelectorAll('video, img, h2')]
    expect(columns.map((column) => column.tagName)).toEqual(['VIDEO', 'IMG', 'IMG', 'H2'])

    // It plays only when it is asked to, and without a sound at first.
    const video = screen.getByLabelText('Advertisement video')
    expect(video).toHaveAttribute('src', '/uploads/drive.mp4')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('preload', 'metadata')
    expect(video).toHaveAttribute('playsinline')
    expect(video).toHaveProperty('muted', true)
    expect(video).not.toHaveAttribute('autoplay')

    // Each image under the name of its file and its host.
    for (const [name, href, src] of [
      ['Walk in, walkin.navkaam.example', 'https://walkin.navkaam.example/raipur', '/uploads/walk-in.svg'],
      ['Interns, interns.example', 'https://www.interns.example/', full.img2],
    ] as const) {
      const link = inside.getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(within(link).getByRole('img', { name })).toHaveAttribute('src', src)
    }

    // The keyboard can scroll a long notice.
    expect(inside.getByRole('heading', { name: 'Notice board' })).toBeVisible()
    const board = inside.getByRole('region', { name: 'Notice board' })
    expect(board).toHaveTextContent('Walk-in drive on Saturday.')
    expect(board).toHaveAttribute('tabindex', '0')
    const button = inside.getByRole('button', { name: 'Read all' })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Notice board' }))
    expect(dialog.getByText(/^Walk-in drive on/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
  })

  it('leads to a page of this site, too', async () => {
    const { inside } = await openStrip({ img1_link: ' /full-time-jobs?q=nurse', img2_link: '/nowhere' })
    const link = inside.getByRole('link', { name: 'Walk in' })
    expect(link).toHaveAttribute('href', '/full-time-jobs?q=nurse')
    expect(link).toHaveAttribute('target', '_blank')
    expect(inside.getAllByRole('link')).toHaveLength(1)
  })

  it('follows no link but to a page, and has no column for what is empty', async () => {
    const { strip, inside } = await openStrip({
      img1_link: 'javascript:alert(1)',
      img2: '',
      video_file_name: '',
      ads_content: '<p> </p>',
    })
    expect(inside.getByRole('img', { name: 'Walk in' })).toBeVisible()
    expect(inside.queryByRole('link')).not.toBeInTheDocument()
    expect(strip.querySelectorAll('video, img, h2')).toHaveLength(1)
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

  it('is known by its host', () => {
    expect(hostName(new URL('https://www.x.com/a'))).toBe('x.com')
    expect(hostName(new URL('https://walkin.navkaam.example/raipur'))).toBe('walkin.navkaam.example')
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
  it('opens by itself, says all of it in English and in Hindi, and is dismissed for as long as the page lives', async () => {
    const { user, dialog, inside, goTo, address } = await openNotice()
    expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent(/^IMPORTANT SECURITY NOTICE$/)
    expect(document.activeElement).toContainElement(dialog)
    expect(document.body).not.toHaveFocus()
    for (const [lang, points] of [
      ['en', ENGLISH],
      ['hi', HINDI],
    ] as const)
      for (const point of [...ADDRESSES, ...points]) expect(textIn(dialog, lang)).toHaveTextContent(point)
    await user.click(inside.getByRole('button', { name: 'Ok' }))
    await expectGone()
    expect(address()).toBe('/')
    await goTo('/sign-in')
    await screen.findByRole('heading', { level: 1, name: 'Log In' })
    await goTo('/')
    await screen.findByRole('searchbox', { name: 'Search jobs' })
    expect(securityNotice()).not.toBeInTheDocument()
  })

  it('is dismissed by Close and by Escape, and comes again with the next page load', async () => {
    const first = await openNotice()
    await first.user.click(first.inside.getByRole('button', { name: 'Close' }))
    await expectGone()
    const { dialog, user } = await openNotice()
    expect(dialog).toBeVisible()
    await user.keyboard('{Escape}')
    await expectGone()
  })
})

afterEach(() => void jest.useRealTimers())

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

describe('The image slider', () => {
  it('shows one picture at a time in the order of their ids as numbers, and leaves out a row without one', async () => {
    const { user } = await openHome({
      slides: [
        { id: '10', image: 'ten.svg' },
        { id: 1, image: '' },
        { id: 9, image: 'nine.svg' },
        { id: 3 },
        { id: '2', image: 'two.svg' },
        { id: '11', image: 'eleven.svg' },
      ],
    })
    const { root, slide, dots, current, hiddenSlides } = await carousel('Pictures')
    const names = [1, 2, 3, 4].map((number) => `Slide ${number} of Pictures`)
    expect(dots().map((one) => one.getAttribute('aria-label'))).toEqual(names)
    expect(current()).toBe(names[0])
    // The others are hidden from keyboard and screen readers.
    expect(within(root).getAllByRole('img')).toHaveLength(1)
    expect(hiddenSlides()).toHaveLength(3)
    hiddenSlides().forEach((hidden) => expect(hidden).toHaveAttribute('inert'))
    // The picture that is shown is loaded, and the next.
    const loading = () => [...root.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading()).toEqual(['lazy', 'lazy'])
    for (const [index, picture] of ['two', 'nine', 'ten', 'eleven'].entries()) {
      await user.click(dots()[index] ?? root)
      expect(slide().getByRole('img')).toHaveAttribute('src', `/uploads/${picture}.svg`)
      expect(loading()).toHaveLength(Math.min(index + 2, 4))
    }
  })

  it('goes on by itself every 6000 ms, until it is paused, and waits for those who point at it or stand in its dots', async () => {
    const { user } = await openHome({ slides: [1, 2, 3].map((id) => ({ id, image: `${id}-picture.svg` })) })
    const { root, dot, focus, pause, play, current } = await carousel('Pictures')
    const seesSlide = (number: number) => expect(current()).toBe(`Slide ${number} of Pictures`)
    await user.click(pause())
    holdClock()
    passTime(60_000)
    seesSlide(1)
    await user.click(play())
    passTime(5999)
    seesSlide(1)
    passTime(1)
    seesSlide(2)
    passTime(6000)
    seesSlide(3)
    passTime(6000)
    seesSlide(1)
    await user.hover(within(root).getByRole('img'))
    passTime(60_000)
    await user.unhover(within(root).getByRole('img'))
    focus(dot(1))
    passTime(60_000)
    seesSlide(1)
    focus(screen.getByRole('searchbox', { name: 'Search jobs' }))
    passTime(6000)
    seesSlide(2)
    await user.click(pause())
    passTime(60_000)
    seesSlide(2)
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
