import { cleanup, screen, within } from '@testing-library/react'
import { formScreens, openFilled, openScreen, selectLists } from '@test/features/submissions/threeForms'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

const { enquiry, internship, resume } = formScreens

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const start = async (ownApi = true) => {
  const saved = success(undefined, { message: 'Dhanyavaad.' })
  const api = await startScriptedApi({
    '/web/job/get_all_select_list': [selectLists],
    '/web/job/get': [success([{ job_id: '42', position: 'Ward Nurse' }])],
    [internship.save]: [saved],
    [enquiry.save]: [saved],
    [resume.save]: [saved],
  })
  closings.push(api.close)
  const sentTo = async (path: string) => {
    const request = api.requests.find((one) => one.path === path)
    const body = new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': request?.type ?? '' },
    })
    return Object.fromEntries(await body.formData())
  }
  return { ...api, ownApi, sentTo }
}

const MINOR = 'I am under 18'
const KEEP = 'Keep my details for other jobs'
const GUARDIAN = ["Guardian's name", "Guardian's mobile"]

const box = (name: string) => screen.getByRole('checkbox', { name })
const guardian = () => GUARDIAN.map((label) => screen.queryByLabelText(label))

describe('What our own server asks of applicants', () => {
  it('may all stay empty', async () => {
    const api = await start()
    const { send } = await openFilled(internship, api)
    for (const name of [MINOR, KEEP]) expect(box(name)).not.toBeChecked()
    expect(guardian()).toEqual([null, null])
    await send()
    await screen.findByText('Dhanyavaad.')
    // A box that was left empty says nothing.
    const { is_minor = '', keep_for_other_jobs = '' } = await api.sentTo(internship.save)
    expect({ is_minor, keep_for_other_jobs }).toEqual({ is_minor: '', keep_for_other_jobs: '' })
  })

  it('is a guardian of those under 18 alone, and a tick', async () => {
    const api = await start()
    const opened = await openFilled(resume, api)
    const { user, write, tick, field } = opened
    await tick(MINOR)
    for (const asked of guardian()) expect(asked).not.toBeRequired()
    await write("Guardian's name", 'Sunita Tirkey')
    await write("Guardian's mobile", '+91 98765 43211')
    await user.tab()
    expect(field("Guardian's mobile")).toHaveValue('9876543211')
    // Emptying the box takes back what was typed of somebody else.
    await tick(MINOR)
    expect(guardian()).toEqual([null, null])
    await tick(MINOR)
    expect(field("Guardian's name")).toHaveValue('')
    await write("Guardian's name", 'Sunita Tirkey')
    await tick(KEEP)

    // It is back after a reload like all that was typed, and cleared with it.
    cleanup()
    const again = await openScreen(resume, api)
    expect(again.field("Guardian's name")).toHaveValue('Sunita Tirkey')
    expect(box(KEEP)).toBeChecked()
    expect(box(MINOR)).toBeChecked()
    await again.attach('Resume', new File(['{\\rtf1 hello}'], 'mine.doc'))
    await again.send()
    await screen.findByText('Dhanyavaad.')
    expect(await api.sentTo(resume.save)).toMatchObject({
      is_minor: 'yes',
      guardian_name: 'Sunita Tirkey',
      keep_for_other_jobs: 'yes',
    })
    expect(box(KEEP)).not.toBeChecked()
    expect(guardian()).toEqual([null, null])
  })

  it('is not asked of employers, and not for another API', async () => {
    await openScreen(enquiry, await start())
    expect(screen.queryByRole('checkbox', { name: MINOR })).not.toBeInTheDocument()
    cleanup()
    const other = await start(false)
    const { send } = await openFilled(internship, other)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Privacy in short' })).not.toBeInTheDocument()
    await send()
    await screen.findByText('Dhanyavaad.')
    expect(Object.keys(await other.sentTo(internship.save))).not.toContain('is_minor')
  })
})

describe('Privacy in short', () => {
  const USES = {
    '/apply-job': 'We use it for this job, and for others only if you tick that above.',
    '/internship': 'We use it to find you an internship, and for jobs only if you tick that above.',
    '/submit-resume':
      'We use it to find work for you, and for jobs that come later only if you tick that above.',
    '/manpower-enquiry': 'We use it to answer you and to find the people you need.',
  }

  it.each(Object.entries(USES))('stands at the form of %s, with the way to the whole', async (path, use) => {
    renderApp(path, { ...(await start()), settings: { retentionMonths: 18 } })
    const list = within(await screen.findByRole('list', { name: 'Privacy in short' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'We take what you fill in here and the files you choose.',
      use,
      'Our staff see it. They note to whom outside they show it, and Track tells you.',
      'We keep what you send for 18 months, and then delete it. Under Track you can see, correct, withdraw and erase it at any time. Privacy',
    ])
    expect(list.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })
})
