import { screen } from '@testing-library/react'
import { carousel } from '@test/features/home/carousel'
import { openHome } from '@test/features/home/openHome'

const content = {
  header: [{ ads_content: 'Walk in on Monday.', img1: 'drive.svg', video_file_name: 'drive.mp4' }],
  slides: [{ id: 1, image: 'one.svg' }],
}

describe('Home for who saves data', () => {
  it('does without video and slider, and does not ask for the pictures', async () => {
    const { requests } = await openHome(content, { settings: { saveData: true } })
    await screen.findByText('Walk in on Monday.')
    await carousel('Projects and freelancers')
    expect(document.querySelector('video')).toBeNull()
    expect(document.querySelector('img[src$="one.svg"]')).toBeNull()
    expect(document.querySelector('img[src$="drive.svg"]')).toBeInTheDocument()
    expect(requests.map(({ path }) => path)).not.toContain('/web/slider-image/get')
  })
})
