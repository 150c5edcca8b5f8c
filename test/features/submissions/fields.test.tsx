import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storedDraft } from '@/components/form/draft'
import { reloadPage } from '@/components/form/reload'
import { formOf, offeredBy, pageIsOpen, storedForms, warnings, type Form } from '@test/features/formDriver'
import { openWith } from '@test/features/openWith'
import { startPortal } from '@test/features/seededPortal'
import {
  fieldOrder,
  formScreens,
  keepTyped,
  openAgain,
  openScreen,
  selectLists,
} from '@test/features/submissions/threeForms'
import { docFile, pdfFile } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)
const { enquiry, internship, resume } = formScreens
const portal = forSuite(() => startPortal([]))

afterEach(() => {
  jest.useRealTimers()
  reload.mockClear()
})

describe.each(Object.values(formScreens))('The form of the screen $title', (of) => {
  it('asks in the order of the specification, stores exactly what is filled in, says so, is cleared and followed by its reloads', async () => {
    const form = await openScreen(of, portal)
    expect(document.title).toMatch(new RegExp(`^${of.title}\\b`))
    expect(fieldOrder()).toEqual(of.asks.split(' '))
    for (const label of of.required.split(',')) expect(form.field(label)).toBeRequired()
    expect(screen.getByLabelText(/^(Photo|Company Website)/)).not.toBeRequired()
    const uses = within(screen.getByRole('list', { name: 'Privacy in short' })).getAllByRole('listitem')
    expect(uses[1]).toHaveTextContent(of.use)

    await of.fill(form)
    await of.attach(form)
    await waitFor(() => expect(storedDraft(of.table)?.values).toEqual(of.typed))
    await pageIsOpen()
    holdClock()
    await form.send()
    await eventually(() => expect(screen.getByText(of.said)).toBeVisible())
    expect(screen.getByText(of.said).closest('[role="status"]')).toBeInTheDocument()
    for (const field of form.form().getAllByRole('textbox')) expect(field).toHaveValue('')
    for (const field of form.form().queryAllByRole('combobox')) expect(field).toHaveValue('')
    for (const box of form.form().queryAllByRole('checkbox')) expect(box).not.toBeChecked()
    expect(form.form().queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()

    let passed = 0
    for (const [before, delay] of of.reloadsAfterMs.entries()) {
      passTime(delay - 1 - passed)
      expect(reload).toHaveBeenCalledTimes(before)
      passTime(1)
      expect(reload).toHaveBeenCalledTimes(before + 1)
      passed = delay
    }
    passTime(60_000)
    expect(reload).toHaveBeenCalledTimes(of.reloadsAfterMs.length)

    jest.useRealTimers()
    expect(await storedForms(portal, of.table)).toEqual([of.stored])
  })
})

test('The manpower enquiry offers the services of the specification, under a subtitle spelt as there, and shows phones the right keyboards', async () => {
  const { form, field } = await openScreen(enquiry, portal)
  expect(screen.getByText('Please submit form for enuiry')).toBeVisible()
  const services = within(form().getByRole('group', { name: 'Services Required' }))
  const boxes = services.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['Recruitment', 'Recruitment'],
    ['Outsourcing', 'Out-Sourcing'],
    ['Recruitment-and-outsourcing', 'Recruitment & Out-Sourcing'],
    ['BPO', 'BPO'],
    ['Manpower for survey', 'Manpower for survey'],
    ['Freelancers', 'Freelancers'],
  ])
  for (const [label, attributes] of [
    ['Name', { type: 'text', autocomplete: 'name', autocapitalize: 'words' }],
    ['Designation', { type: 'text', autocomplete: 'organization-title' }],
    ['Company Name', { type: 'text', autocomplete: 'organization' }],
    ['Mobile', { type: 'tel', inputmode: 'numeric', autocomplete: 'tel' }],
    ['Email', { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' }],
    ['Company Website', { type: 'url', inputmode: 'url', autocomplete: 'url', autocapitalize: 'none' }],
  ] as const)
    for (const [name, value] of Object.entries(attributes)) expect(field(label)).toHaveAttribute(name, value)
})

test('The resume form offers what the server has, and needs both ends of a CTC in Lakhs, a negotiable one too', async () => {
  const CTC = 'Current CTC (In lakhs)'
  const { user, field, form, attach, chooseCtc, send } = await openAgain(resume, portal)
  // One thing alone on the screen is labelled so.
  expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file')
  expect(field('Resume').accept.split(',')).toEqual(['.doc', '.docx'])
  const group = form().getByRole('group', { name: CTC })
  expect(group).not.toHaveAccessibleDescription()
  await attach('Resume', docFile())
  await chooseCtc('From', 'Negotiable')
  expect(field('To', CTC)).toBeDisabled()
  expect(field('To', CTC)).toHaveValue('')
  expect(group).toHaveAccessibleDescription(/this form needs both figures/i)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  const sent = (await storedForms(portal, 'resume')).length
  await send()
  await waitFor(() => expect(warnings()).toEqual(['Please select Current Ctc option']))
  expect(field('To', CTC)).toBeInvalid()
  expect(field('From', CTC)).toHaveFocus()
  expect(await storedForms(portal, 'resume')).toHaveLength(sent)
  await chooseCtc('From', '4 Lakhs')
  expect(field('To', CTC)).toBeEnabled()
  const to = await offeredBy(user, field('To', CTC))
  expect([to.length, to[0], ...to.slice(-2)]).toEqual([102, '0 Lakhs', '100 Lakhs', '100+ Lakhs'])
  await chooseCtc('To', '6 Lakhs')
  expect(group).not.toHaveAccessibleDescription()
  for (const [label, offered] of [
    ['Industry', ['Engineering', 'Healthcare']],
    ['Department', ['Production', 'Accounts', 'Sales', 'Sales']],
    ['Role', ['Supervisor', 'Nurse']],
    ['Location', ['Raipur', 'Bhilai', 'Bilaspur']],
  ] as const) {
    await user.clear(field(label))
    expect(await offeredBy(user, field(label))).toEqual(offered)
  }
})

const MINOR = 'I am under 18'
const KEEP = 'Keep my details for other jobs'

test('Our own server asks for a guardian of those under 18 alone, who need not be named, and for a tick', async () => {
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const guardian = () =>
    ["Guardian's name", "Guardian's mobile"].map((label) => screen.queryByLabelText(label))
  const { user, write, tick, field } = await openAgain(internship, portal)
  expect(guardian()).toEqual([null, null])
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
  const again = await openScreen(internship, portal)
  expect(again.field("Guardian's name")).toHaveValue('Sunita Tirkey')
  expect(box(KEEP)).toBeChecked()
  expect(box(MINOR)).toBeChecked()
  await again.attach('Resume', new File(['{\\rtf1 hello}'], 'mine.doc'))
  await again.send()
  await screen.findByText(internship.said)
  expect((await storedForms(portal, 'internship')).at(-1)).toMatchObject({
    is_minor: 'yes',
    guardian_name: 'Sunita Tirkey',
    guardian_mobile: '',
    keep_for_other_jobs: 'yes',
  })
  expect(box(KEEP)).not.toBeChecked()
  expect(guardian()).toEqual([null, null])
})

test('Another API is asked for none of this, and its answer makes no receipt', async () => {
  keepTyped(internship)
  const { user, requests } = await openWith(internship.path, {
    '/web/job/get_all_select_list': [selectLists],
    [internship.save]: [success({ reference: {} }, { message: 'Dhanyavaad.' })],
  })
  await screen.findByText('What you typed earlier is back.', { exact: false })
  const form = formOf(user, internship.name)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Privacy in short' })).not.toBeInTheDocument()
  await form.attach('Resume', docFile())
  await form.send()
  await screen.findByText('Dhanyavaad.')
  const body = requests.find(({ path }) => path === internship.save)?.body.toString()
  expect(body).toContain('name="internship_for"')
  expect(body).not.toContain('name="is_minor"')
  expect(screen.queryByRole('region', { name: 'Sent' })).not.toBeInTheDocument()
  expect(localStorage.getItem('jobMemory')).toBeNull()
})

describe('A form in Hindi', () => {
  const SEND = 'भेजें'

  /** Breaks a rule, which is told alone and in Hindi. */
  const isStopped = async (form: Form, warning: string, label: string) => {
    await form.send(SEND)
    await waitFor(() => expect(warnings()).toEqual([warning]))
    expect(form.field(label)).toHaveFocus()
    expect(form.field(label)).toHaveAccessibleDescription(expect.stringContaining(warning))
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  }

  it('names each fault in Hindi, is stored with its language, and is answered in it', async () => {
    keepTyped(enquiry, { ...enquiry.typed, name: '', email: 'asha@', service_required: [] })
    const { user } = renderApp(enquiry.path, { origin: portal.origin, ownApi: true, language: 'hi' })
    await screen.findByRole('list', { name: 'निजता, थोड़े में' })
    const form = formOf(user, 'स्टाफ़ के लिए पूछताछ')
    await isStopped(form, 'नाम लिखना ज़रूरी है।', 'नाम')
    await form.write('नाम', 'आशा वर्मा')
    await isStopped(form, 'ईमेल पता सही तरह से नहीं लिखा है।', 'ईमेल')
    await form.write('ईमेल', enquiry.typed.email as string)
    await form.tick('सर्वे के लिए स्टाफ़')
    await user.upload(form.field('साथ की फ़ाइल'), pdfFile('needs.odt'))
    expect(warnings()).toEqual(['कृपया .pdf, .doc या .docx फ़ाइल चुनें। दूसरी तरह की फ़ाइल नहीं चलेगी।'])
    await form.send(SEND)
    const panel = await screen.findByRole('region', { name: 'भेजा गया' })
    expect(within(panel).getByText(/^भेज दिया गया। आपका संदर्भ नंबर \w{4}-\w{4} है$/)).toBeVisible()
    expect(panel).toHaveTextContent('पूछताछ: Trishul')
    expect(panel).toHaveTextContent('हम इसे पढ़ते हैं और आपको फ़ोन करते हैं।')
    expect(localStorage.getItem('jobMemory')).not.toMatch(/\p{Script=Devanagari}/u)
    expect(screen.getByText(/^धन्यवाद/).closest('[role=status]')).toBeVisible()
    const stored = await portal.db.selectFrom('enquiry').selectAll().where('name', '=', 'आशा वर्मा').execute()
    expect(stored).toMatchObject([{ language: 'hi', service_required: '["Manpower for survey"]' }])
  })

  it('has the fields of the English one, in their order, and lists that are found in both', async () => {
    keepTyped(internship, { ...internship.typed, current_location: '' })
    const location = [
      { location_id: 3, location_name: 'Bilaspur', location_name_hi: 'बिलासपुर' },
      { location_id: 4, location_name: 'Korba' },
    ]
    const script = {
      '/web/job/get_all_select_list': [success({ location })],
      [internship.save]: [success()],
    }
    const { user, requests } = await openWith(internship.path, script, {}, 'hi')
    await screen.findByRole('heading', { level: 1, name: 'इंटर्नशिप' })
    const form = formOf(user, 'इंटर्नशिप')
    expect(fieldOrder()).toEqual(internship.asks.split(' ').slice(0, -2))
    await isStopped(form, 'यह चुनना ज़रूरी है कि आप अभी किस जगह हैं।', 'अभी की जगह')
    await user.click(form.field('अभी की जगह'))
    expect(await screen.findByText('Korba', { selector: '[role=option]' })).toHaveAttribute('lang', 'en')
    await user.paste('bilas')
    await user.keyboard('{Enter}')
    expect(form.field('अभी की जगह')).toHaveValue('बिलासपुर')
    await isStopped(form, 'कृपया रिज़्यूमे की फ़ाइल चुनें।', 'रिज़्यूमे')
    await user.upload(form.field('रिज़्यूमे'), docFile('meena.doc'))
    await form.send(SEND)
    expect(await screen.findByText('आपकी जानकारी भेज दी गई।')).toBeVisible()
    const body = requests.at(-1)?.body.toString()
    expect(body).toMatch(/name="language"\r\n\r\nhi\r\n/)
    expect(body).toMatch(/name="current_location"\r\n\r\n3\r\n/)
  })
})
