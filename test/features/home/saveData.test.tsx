import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

const header = { ads_content: 'Walk in on Monday.', img1: 'drive.svg', video_file_name: 'drive.mp4' }

const openHome = async (saveData: boolean) => {
  const api = await startScriptedApi({
    '/web/get_header_content_data': [success([header])],
    '/web/slider-image/get': [success([{ id: 1, image: 'one.svg' }])],
    '/web/home/get_industry_list': [success([])],
    '/web/get_clients_list': [success([])],
    '/web/category/get': [success([])],
  })
  renderApp('/', { origin: api.origin, settings: { saveData } })
  await screen.findByText('Walk in on Monday.')
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return api
}

const shown = () => ({
  video: document.querySelector('video') !== null,
  slide: document.querySelector('img[src$="one.svg"]') !== null,
  image: document.querySelector('img[src$="drive.svg"]') !== null,
})

describe('Home', () => {
  it('shows all that there is', async () => {
    const api = await openHome(false)
    expect(shown()).toEqual({ video: true, slide: true, image: true })
    await api.close()
  })

  it('does without video and slider for who saves data, and does not ask for them', async () => {
    const api = await openHome(true)
    expect(shown()).toEqual({ video: false, slide: false, image: true })
    expect(api.requests.map(({ path }) => path)).not.toContain('/web/slider-image/get')
    await api.close()
  })
})
