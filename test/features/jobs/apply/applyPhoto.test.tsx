import { act, screen, waitFor } from '@testing-library/react'
import Compressor from 'compressorjs'
import { openApplyPage, openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { warnings } from '@test/features/formDriver'
import { jpegBytes } from '@test/support/builders'

// jsdom draws no pictures: what the library makes of one is shown in a browser.
jest.mock('compressorjs')

const MEGABYTE = 1024 * 1024

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(async () => {
  jest.mocked(Compressor).mockReset()
  await portal.close()
})

type Outcome = (options: Compressor.Options) => void

/** Makes the library end so, once it is let go. */
const compressorThat = (end: Outcome) => {
  let letGo: () => void = () => undefined
  jest.mocked(Compressor).mockImplementation((_file, options = {}) => {
    letGo = () => end(options)
    return { abort: () => undefined }
  })
  return () => letGo()
}

const photo = (bytes: number, name = 'me.png') =>
  new File([new Uint8Array(jpegBytes(bytes))], name, { type: 'image/png' })

const small = new Blob([new Uint8Array(jpegBytes())], { type: 'image/jpeg' })

const sendButton = () => screen.getByRole('button', { name: 'Submit' })

describe('A photo that is larger than the server takes', () => {
  it('is made smaller before it is sent, and the form waits for it', async () => {
    const letGo = compressorThat((options) => options.success?.(small))
    const { attach, send } = await openFilledForm(portal)
    await attach('Photo', photo(3 * MEGABYTE))
    await waitFor(() => expect(Compressor).toHaveBeenCalled())
    expect(sendButton()).toBeDisabled()
    letGo()
    expect(await screen.findByText('me.jpg')).toBeVisible()
    expect(sendButton()).toBeEnabled()
    await send()
    await screen.findByText(/your application was sent/i)
    const [stored] = await storedApplications(portal)
    expect(stored?.files).toContainEqual({ field: 'photo', original_name: 'me.jpg', bytes: jpegBytes() })
  })

  it('gives way to a photo that is chosen while it is made smaller', async () => {
    const finish: (() => void)[] = []
    jest.mocked(Compressor).mockImplementation((_file, options = {}) => {
      finish.push(() => options.success?.(small))
      return { abort: () => undefined }
    })
    const { attach } = await openFilledForm(portal)
    await attach('Photo', photo(3 * MEGABYTE, 'older.png'))
    await waitFor(() => expect(finish).toHaveLength(1))
    await attach('Photo', photo(3 * MEGABYTE, 'newer.png'))
    await waitFor(() => expect(finish).toHaveLength(2))
    await act(async () => finish[0]?.())
    expect(sendButton()).toBeDisabled()
    await act(async () => finish[1]?.())
    expect(await screen.findByText('newer.jpg')).toBeVisible()
    expect(screen.queryByText('older.jpg')).not.toBeInTheDocument()
    expect(sendButton()).toBeEnabled()
  })

  it.each<[string, Outcome, string]>([
    [
      'cannot be read',
      (options) => options.error?.(new Error('Failed to load the image.')),
      'me.png could not be read. Please choose another photo.',
    ],
    [
      'stays too large',
      (options) => options.success?.(photo(2 * MEGABYTE + 1)),
      'me.png is too large. The limit is 2 MB.',
    ],
  ])('is refused where it %s', async (_how, end, warning) => {
    const letGo = compressorThat(end)
    const { attach, field } = await openApplyPage(portal)
    await attach('Photo', photo(3 * MEGABYTE))
    await waitFor(() => expect(Compressor).toHaveBeenCalled())
    letGo()
    await waitFor(() => expect(warnings()).toEqual([warning]))
    expect(field('Photo').files).toHaveLength(0)
    expect(field('Photo')).toHaveAccessibleDescription(warning)
    expect(sendButton()).toBeEnabled()
  })
})

describe('A photo that the server takes', () => {
  it('stays as it is', async () => {
    const { attach } = await openApplyPage(portal)
    await attach('Photo', photo(2 * MEGABYTE))
    expect(screen.getByText('me.png')).toBeVisible()
    expect(Compressor).not.toHaveBeenCalled()
  })
})
