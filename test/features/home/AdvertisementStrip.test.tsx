import { screen, within } from '@testing-library/react'
import { openHome } from '@test/features/home/openHome'

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
