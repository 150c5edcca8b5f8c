import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { card, openJobList } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { formScreens, openFilled, selectLists } from '@test/features/submissions/threeForms'
import { renderApp, SITE } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const { enquiry, internship } = formScreens

const REFERENCE = 'R7K4-92QX'
const TITLE = `Sent. Your reference is ${REFERENCE}`

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  jest.mocked(reloadPage).mockClear()
  for (const close of closings.splice(0)) await close()
})

/** A server that stores forms and gives references, as ours does. */
const startGiving = async (data: unknown, ownApi = true) => {
  const saved = success(data, { message: 'Dhanyavaad.' })
  const api = await startScriptedApi({
    '/web/job/get_all_select_list': [selectLists],
    [internship.save]: [saved],
    [enquiry.save]: [saved],
  })
  closings.push(api.close)
  return { ...api, ownApi }
}

const panel = () => screen.queryByRole('region', { name: 'Sent' })
const findPanel = async () => within(await screen.findByRole('region', { name: 'Sent' }))

const send = async (of: typeof internship, api: Awaited<ReturnType<typeof startGiving>>) => {
  const opened = await openFilled(of, api)
  await opened.send()
  await screen.findByText('Dhanyavaad.')
  return opened
}

/** Another page of the site on the same device. */
const openAnother = (api: Awaited<ReturnType<typeof startGiving>>) => {
  cleanup()
  return renderApp('/about-us', api)
}

describe('The receipt of a form', () => {
  it('says what was sent and what happens next, on each page until it is dismissed', async () => {
    const api = await startGiving({ reference: REFERENCE })
    const opened = await send(internship, api)
    const sent = await findPanel()
    expect(sent.getByText(TITLE)).toBeVisible()
    expect(sent.getByText('Internship: Human Resources')).toBeVisible()
    expect(sent.getByText(/^A recruiter reads what you wrote, and calls you/)).toBeVisible()
    expect(sent.getByRole('link', { name: 'Track it' })).toHaveAttribute(
      'href',
      `/track?reference=${REFERENCE}`,
    )
    expect(sent.queryByText(/cannot keep the reference/)).not.toBeInTheDocument()
    // Nothing that opens it: another may hold the device next.
    const kept = JSON.parse(localStorage.getItem('jobMemory') ?? '') as { receipts: object[] }
    expect(kept.receipts).toEqual([
      {
        reference: REFERENCE,
        kind: 'Internship',
        about: 'Human Resources',
        jobId: '',
        sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        isDismissed: false,
      },
    ])
    // It is told of politely, beside the notice, and the focus stays at the button that was pressed.
    expect(panel()?.closest('[aria-live=polite]')).toBeInTheDocument()
    expect(opened.form().getByRole('button', { name: 'Submit' })).toHaveFocus()

    const { user } = openAnother(api)
    expect((await findPanel()).getByText(TITLE)).toBeVisible()
    await user.click((await findPanel()).getByRole('button', { name: 'Dismiss' }))
    expect(panel()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    openAnother(api)
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
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
    const api = await startGiving({ reference: REFERENCE })
    const { user } = await send(internship, api)
    const sent = await findPanel()
    await user.click(sent.getByRole('button', { name: 'Save' }))
    expect(names).toEqual([`${REFERENCE}.txt`])
    const written = await new Response(saved[0]).text()
    expect(written).toMatch(
      /^Navkaam\nSent\. Your reference is R7K4-92QX\nInternship: Human Resources\nSent on \d\d-\d\d-\d{4} to Navkaam\.\n/,
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

  it('takes the place of the one before', async () => {
    const api = await startGiving({ reference: REFERENCE })
    localStorage.setItem(
      'jobMemory',
      JSON.stringify({
        receipts: [{ reference: 'H3PM-TW5U', kind: 'Enquiry', sentOn: '2026-11-20' }],
      }),
    )
    const { user } = await send(enquiry, api)
    const sent = await findPanel()
    await waitFor(() => expect(sent.getByText('Enquiry: Trishul Precision Works')).toBeVisible())
    expect(screen.getAllByText(/Your reference is/).map(({ textContent }) => textContent)).toEqual([TITLE])
    await user.click(sent.getByRole('button', { name: 'Dismiss' }))
    expect(panel()).not.toBeInTheDocument()
  })

  it.each([
    ['gives no reference', undefined],
    ['gives something else', { reference: {} }],
  ])('is not there where the API %s', async (_what, data) => {
    await send(internship, await startGiving(data, false))
    expect(panel()).not.toBeInTheDocument()
    expect(localStorage.getItem('jobMemory')).toBeNull()
  })

  it('outlives the reload where the browser stores nothing, and asks to note the reference', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const api = await startGiving({ reference: REFERENCE })
    await send(internship, api)
    const sent = await findPanel()
    expect(sent.getByText(TITLE)).toBeVisible()
    expect(sent.getByText(/^This browser cannot keep the reference for you\. Please note it/)).toBeVisible()

    // The page that the reload brings has the history of the tab.
    const { user } = openAnother(api)
    expect((await findPanel()).getByText(TITLE)).toBeVisible()
    await user.click((await findPanel()).getByRole('button', { name: 'Dismiss' }))
    openAnother(api)
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    expect(panel()).not.toBeInTheDocument()
  })

  it.each([
    '{"receipts":[1,null,{"reference":""},{"reference":"X","sentOn":"yesterday"}]}',
    '{"receipts":{}}',
  ])('is not disturbed by what lies there: %s', async (text) => {
    localStorage.setItem('jobMemory', text)
    openAnother(await startGiving({}))
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    expect(panel()).not.toBeInTheDocument()
  })
})

describe('An application with a receipt', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([{ job_id: '1044', position: 'Tutor' }])
  })
  afterAll(() => portal.close())

  const keep = () =>
    localStorage.setItem(
      'jobMemory',
      JSON.stringify({
        receipts: [
          {
            reference: REFERENCE,
            kind: 'Application',
            about: 'Tutor',
            jobId: '1044',
            sentOn: '2026-11-25',
            isDismissed: true,
          },
        ],
      }),
    )

  it('marks its job, and is told before the next one', async () => {
    keep()
    renderApp('/apply-job?job_id=1044', portal)
    expect(await screen.findByRole('note')).toHaveTextContent(
      'You applied for this job on 25-11-2026. Reference R7K4-92QX. You can apply again.',
    )
    for (const text of ['25-11-2026', 'R7K4-92QX'])
      expect(screen.getByText(text)).toHaveStyle({ whiteSpace: 'nowrap' })
    cleanup()
    const { user } = renderApp('/job-details?s=1044', portal)
    expect(await screen.findByText('Applied on 25-11-2026')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Quick apply' }))
    expect(await screen.findByRole('note')).toHaveTextContent('You can apply again.')
    cleanup()
    await openJobList(portal)
    expect(await within(card('Tutor')).findByText('Applied on 25-11-2026')).toBeVisible()
  })

  it('is among the jobs of the device, which forgets it with all others', async () => {
    keep()
    const { user } = renderApp('/saved-jobs', portal)
    const listed = await screen.findByText('Applied on 25-11-2026')
    // The receipt has the position alone.
    await waitFor(() => expect(listed.closest('li')).toHaveTextContent('TutorTrishul Precision Works'))
    await user.click(screen.getByRole('button', { name: 'Forget all' }))
    expect(localStorage.getItem('jobMemory')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(localStorage.getItem('jobMemory')).toContain(REFERENCE))
  })
})
