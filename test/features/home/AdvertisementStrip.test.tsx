import { screen, within } from '@testing-library/react'
import { failing, openHome } from '@test/features/home/openHome'

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
    await openStrip()
    const strip = screen.getByRole('region', { name: 'Advertisements' })
    const columns = [...strip.querySelectorAll('video, img, h2')]
    expect(columns.map((column) => column.tagName)).toEqual(['VIDEO', 'IMG', 'IMG', 'H2'])
  })

  it('plays the video only when it is asked to, and without a sound at first', async () => {
    await openStrip()
    const video = videoOf()
    expect(video).toHaveAttribute('src', '/uploads/drive.mp4')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('preload', 'metadata')
    expect(video).toHaveAttribute('playsinline')
    expect(video).toHaveProperty('muted', true)
    expect(video).not.toHaveAttribute('autoplay')
  })

  it('has no video where it has no name', async () => {
    await openStrip({ video_file_name: '' })
    expect(videoOf()).not.toBeInTheDocument()
    expect(document.querySelector('video')).toBeNull()
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

  it.each(['javascript:alert(1)', ''])(
    'follows no link like %j, and shows the image all the same',
    async (img1_link) => {
      const strip = await openStrip({ img1_link, ads_content: '' })
      expect(strip.getByRole('img', { name: 'Walk in' })).toBeVisible()
      expect(strip.getAllByRole('link')).toHaveLength(1)
    },
  )

  it('has no column for an image that is not there, whatever its link', async () => {
    const strip = await openStrip({ img1: '' })
    expect(strip.getAllByRole('img')).toHaveLength(1)
    expect(strip.queryByRole('link', { name: /walkin/ })).not.toBeInTheDocument()
  })

  it('keeps long notices in a region that the keyboard can scroll', async () => {
    const strip = await openStrip()
    expect(strip.getByRole('heading', { name: 'Notice board' })).toBeVisible()
    const board = strip.getByRole('region', { name: 'Notice board' })
    expect(board).toHaveTextContent('Walk-in drive on Saturday.')
    expect(board).toHaveAttribute('tabindex', '0')
  })

  it('shows no script of a notice', async () => {
    const strip = await openStrip({ ads_content: '<p>Come in.<script>steal()</script></p><img src=x>' })
    const board = strip.getByRole('region', { name: 'Notice board' })
    expect(board).toHaveTextContent(/^Come in\.$/)
    expect(board.querySelector('script, img')).toBeNull()
  })

  it('has no notice board where the notice has no text', async () => {
    const strip = await openStrip({ ads_content: '<p> </p>' })
    expect(strip.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('uses the first item of the header data alone', async () => {
    await openHome({ header: [{ ads_content: '<p>First</p>' }, { ads_content: '<p>Second</p>' }] })
    expect(screen.getByText('First')).toBeVisible()
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })

  it.each([
    ['an item of empty texts', [{ ads_content: '', img1: '', img2: '', video_file_name: '' }]],
    ['no answer', failing],
  ])('is not there where the wire has %s', async (_what, header) => {
    await openHome({ header })
    expect(screen.queryByRole('region', { name: 'Advertisements' })).not.toBeInTheDocument()
  })
})
