import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { startPortal } from '@test/features/seededPortal'
import { formScreens, openAgain, openScreen } from '@test/features/submissions/threeForms'
import { docFile } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { renderApp, SITE } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const { enquiry, internship } = formScreens

const REFERENCE = 'R7K4-92QX'
const TITLE = `Sent. Your reference is ${REFERENCE}`

/** A server that stores forms and gives references, as ours does. */
const api = forSuite(async () => {
  const saved = success({ reference: REFERENCE }, { message: 'Dhanyavaad.' })
  return {
    ...(await startScriptedApi({
      '/web/job/get_all_select_list': [
        success({ location: [{ location_id: 3, location_name: 'Bilaspur' }] }),
      ],
      [internship.save]: [saved],
      [enquiry.save]: [saved],
    })),
    ownApi: true,
  }
})

afterEach(() => jest.mocked(reloadPage).mockClear())

const panel = () => screen.queryByRole('region', { name: 'Sent' })
const findPanel = async () => within(await screen.findByRole('region', { name: 'Sent' }))

/** Another page of the site on the same device. */
const openAnother = async () => {
  cleanup()
  const app = renderApp('/about-us', api)
  await screen.findByRole('heading', { level: 1, name: 'About Us' })
  return app
}

const receipt = {
  reference: REFERENCE,
  kind: 'Internship',
  about: 'Human Resources',
  jobId: '',
  sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  isDismissed: false,
}

/** The memory of a device that keeps these receipts. */
const keep = (...receipts: unknown[]) => localStorage.setItem('jobMemory', JSON.stringify({ receipts }))

describe('The receipt of a form', () => {
  it('takes the place of the one before, and says what was sent and what happens next on each page until it is dismissed', async () => {
    keep({ reference: 'H3PM-TW5U', kind: 'Enquiry', sentOn: '2026-11-20' })
    const { form, attach, send } = await openAgain(internship, api)
    await attach('Resume', docFile())
    await send()
    await screen.findByText('Dhanyavaad.')
    const sent = await findPanel()
    await waitFor(() => expect(sent.getByText('Internship: Human Resources')).toBeVisible())
    expect(screen.getAllByText(/Your reference is/).map(({ textContent }) => textContent)).toEqual([TITLE])
    expect(sent.getByText(/^A recruiter reads what you wrote, and calls you/)).toBeVisible()
    expect(sent.getByRole('link', { name: 'Track it' })).toHaveAttribute(
      'href',
      `/track?reference=${REFERENCE}`,
    )
    expect(sent.queryByText(/cannot keep the reference/)).not.toBeInTheDocument()
    // Nothing that opens it: another may hold the device next.
    const { receipts } = JSON.parse(localStorage.getItem('jobMemory') ?? '') as { receipts: object[] }
    expect(receipts[0]).toEqual(receipt)
    // It is told of politely, beside the notice, and the focus stays at the button that was pressed.
    expect(panel()?.closest('[aria-live=polite]')).toBeInTheDocument()
    expect(form().getByRole('button', { name: 'Submit' })).toHaveFocus()

    const { user } = await openAnother()
    expect((await findPanel()).getByText(TITLE)).toBeVisible()
    await user.click((await findPanel()).getByRole('button', { name: 'Dismiss' }))
    expect(panel()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    await openAnother()
    expect(panel()).not.toBeInTheDocument()
  })

  it('is saved, printed and sent to oneself', async () => {
    const saved: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return '#saved'
      },
      revokeObjectURL: () => undefined,
    })
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    keep({ ...receipt, sentOn: '2026-11-25' })
    const { user } = await openAnother()
    const sent = await findPanel()
    await user.click(sent.getByRole('button', { name: 'Save' }))
    expect(names).toEqual([`${REFERENCE}.txt`])
    const written = await new Response(saved[0]).text()
    expect(written).toMatch(
      /^Navkaam\nSent\. Your reference is R7K4-92QX\nInternship: Human Resources\nSent on 25-11-2026 to Navkaam\.\n/,
    )
    expect(written).toMatch(/the last 4 digits of your mobile: \S+$/)
    expect(written).toContain(`${SITE}/track?reference=${REFERENCE}`)

    const link = sent.getByRole<HTMLAnchorElement>('link', { name: 'Send on WhatsApp' })
    const { origin, pathname, searchParams } = new URL(link.href)
    expect([origin, pathname]).toEqual(['https://wa.me', '/'])
    expect(searchParams.get('text')).toBe(written)

    await user.click(sent.getByRole('button', { name: 'Print' }))
    expect(printed).toHaveBeenCalledTimes(1)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(sent.getByText(TITLE)).toBeVisible()
  })

  it('outlives the reload where the browser stores nothing, and asks to note the reference', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    const form = await openScreen(enquiry, api)
    await enquiry.fill(form)
    await form.send()
    const sent = await findPanel()
    expect(sent.getByText(TITLE)).toBeVisible()
    expect(sent.getByText(/^This browser cannot keep the reference for you\. Please note it/)).toBeVisible()

    // The page that the reload brings has the history of the tab.
    const { user } = await openAnother()
    await user.click((await findPanel()).getByRole('button', { name: 'Dismiss' }))
    await openAnother()
    expect(panel()).not.toBeInTheDocument()
    storage.mockRestore()
  })

  it('is not disturbed by what lies there', async () => {
    keep(1, null, { reference: '' }, { reference: 'X', sentOn: 'yesterday' })
    await openAnother()
    expect(panel()).not.toBeInTheDocument()
  })
})

test('An application with a receipt is told of before the next one, and forgotten with all other jobs', async () => {
  const portal = await startPortal([{ job_id: '1044', position: 'Tutor' }])
  keep({
    ...receipt,
    kind: 'Application',
    about: 'Tutor',
    jobId: '1044',
    sentOn: '2026-11-25',
    isDismissed: true,
  })
  renderApp('/apply-job?job_id=1044', portal)
  expect(await screen.findByRole('note')).toHaveTextContent(
    'You applied for this job on 25-11-2026. Reference R7K4-92QX. You can apply again.',
  )
  for (const text of ['25-11-2026', 'R7K4-92QX'])
    expect(screen.getByText(text)).toHaveStyle({ whiteSpace: 'nowrap' })
  cleanup()
  const { user } = renderApp('/saved-jobs', portal)
  const listed = await screen.findByText('Applied on 25-11-2026')
  // The receipt has the position alone.
  await waitFor(() => expect(listed.closest('li')).toHaveTextContent('TutorTrishul Precision Works'))
  await user.click(screen.getByRole('button', { name: 'Forget my details' }))
  expect(localStorage.getItem('jobMemory')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(localStorage.getItem('jobMemory')).toContain(REFERENCE))
  await portal.close()
})
