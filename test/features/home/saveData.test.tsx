import { screen } from '@testing-library/react'
import { carousel } from '@test/features/home/carousel'
import { openHome } from '@test/features/home/openHome'

const content = {
  header: [{ ads_content: 'Walk in on Monday.', img1: 'drive.svg', video_file_name: 'drive.mp4' }],
  slides: [{ id: 1, image: 'one.svg' }],
}

const open = async (saveData: boolean) => {
  const { requests } = await openHome(content, { settings: { saveData } })
  await screen.findByText('Walk in on Monday.')
  await carousel('Projects and freelancers')
  return requests.map(({ path }) => path)
}

const shown = () => ({
  video: document.querySelector('video') !== null,
  slide: document.querySelector('img[src$="one.svg"]') !== null,
  image: document.querySelector('img[src$="drive.svg"]') !== null,
})

describe('Home', () => {
  it('shows all that there is', async () => {
    await open(false)
    expect(shown()).toEqual({ video: true, slide: true, image: true })
  })

  it('does without video and slider for who saves data, and does not ask for them', async () => {
    const asked = await open(true)
    expect(shown()).toEqual({ video: false, slide: false, image: true })
    expect(asked).not.toContain('/web/slider-image/get')
  })
})
