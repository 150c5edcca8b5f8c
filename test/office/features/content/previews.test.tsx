import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import type { ContentKindName } from '@/domain/content/contentKinds'
import type { OfficeContentList } from '@/domain/office/content'
import { append, fill, gridRow, renderOffice } from '@test/office/renderOffice'
import { startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice({ settings: { SAMPLE_CONTENT: 'off' } })
})

afterAll(() => office.close())

const open = (path: string) =>
  renderOffice(path, { origin: office.origin, cookie: office.as('owner').cookie })

const rowsOf = async (kind: ContentKindName) =>
  (await office.as('owner').get<OfficeContentList>(`/content/${kind}`)).body.rows

const stored = async (answer: string) =>
  (await rowsOf('answers')).find(({ values }) => values.answer === answer)

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

const preview = (name: string) => within(screen.getByRole('region', { name }))

test('the texts are listed by their names, and one is changed with its fields and its preview', async () => {
  const { user, address } = open('/content')
  await user.click(await screen.findByRole('link', { name: /^Answers/ }))
  await gridRow('Reason: experience')
  expect(screen.queryByRole('link', { name: 'New answer' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Delete|Move)/ })).toBeNull()
  await user.click((await gridRow('Shortlisted')).getByText('Shortlisted'))

  const text = await box('Text *')
  const draft = draftTexts('shortlisted')
  expect(text).toHaveValue(draft.text)
  expect(screen.getByRole('heading', { name: 'Shortlisted' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Back to the draft' })).toBeNull()
  expect(preview('English').getByText(/Asha Verma/)).toBeVisible()
  expect(preview('Hindi').getByText(/नमस्ते Asha Verma जी/)).toBeVisible()

  // A chip puts its field in at the cursor, and the next letters follow it.
  await fill(user, text, 'Dear , hello')
  text.setSelectionRange(5, 5)
  const chips = within(screen.getByRole('toolbar', { name: 'Fields of Text' }))
  await user.click(chips.getByRole('button', { name: '{name}' }))
  await waitFor(() => expect(text).toHaveValue('Dear {name}, hello'))
  expect(text).toHaveFocus()
  await user.keyboard(' ji')
  expect(text).toHaveValue('Dear {name} ji, hello')
  // Tab stops at the chips once; arrow keys move between them.
  await user.tab({ shift: true })
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(text).toHaveValue('Dear {name} ji{job}, hello'))
  expect(await preview('English').findByText('Dear Asha Verma jiStaff Nurse, hello')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }))
  expect(preview('English').getByText('Dear Asha Verma jiStaff Nurse, hello')).toBeVisible()

  await user.clear(await box('Text (Hindi)'))
  expect(await preview('Hindi').findByText('Dear Asha Verma jiस्टाफ़ नर्स, hello')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Shortlisted is saved.')).toBeVisible()
  expect(address()).toBe('/office/content/answers')
  expect((await stored('shortlisted'))?.values).toMatchObject({
    text: 'Dear {name} ji{job}, hello',
    text_hi: '',
  })
})

test('what is wrong or doubtful is said beside the text, and the draft comes back', async () => {
  const { id = '' } = (await stored('interview')) ?? {}
  const { user } = open(`/content/answers/${id}`)
  // The preview in Hindi names jobs, times and addresses as its readers do.
  const letter = await screen.findByRole('region', { name: 'Hindi' })
  await waitFor(() => expect(letter).toHaveTextContent(/स्टाफ़ नर्स/))
  expect(letter).toHaveTextContent(/रायपुर.*सोमवार, 30 नवंबर 2026.*सुबह 11:00.*\/hi\/invitation\//)
  expect(letter).toHaveTextContent(/\/hi\/track\?reference=R7K4-92QX/)
  const text = await box('Text *')
  await fill(user, text, 'Dear {nmae}')
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription(/^There is no field \{nmae\}\. Choose one of: /),
  )
  await fill(user, text, 'Come to us.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription(/^Text needs \{invitation\}, the link on which /),
  )
  await waitFor(() => expect(text).toHaveFocus())
  expect(screen.getByText(/^Text has no field: all who get it read the same words/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Back to the draft' }))
  expect(text).toHaveValue(draftTexts('interview').text)
  expect(text).toHaveFocus()
  expect(text).not.toBeInvalid()
  expect(screen.queryByRole('button', { name: 'Back to the draft' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(text).toHaveValue('Come to us.'))
})

test.each([
  ['reason_pay', /The employer pays less than you expect/],
  ['similar_jobs', /These open jobs may suit you/],
])('the preview of %s is the whole letter', async (answer, sentence) => {
  const { id = '' } = (await stored(answer)) ?? {}
  open(`/content/answers/${id}`)
  await box('Text *')
  const letter = await screen.findByRole('region', { name: 'English' })
  await waitFor(() =>
    expect(letter).toHaveTextContent(/Dear Asha Verma,.*application for Staff Nurse, Raipur/),
  )
  await waitFor(() => expect(letter).toHaveTextContent(sentence))
})

test('the notices, one row alone, are shown as visitors will see them, also in Hindi, and saved in place', async () => {
  const values = {
    ads_content: '<p>Walk-in on <strong>Friday</strong></p>',
    img1: 'https://cdn.example/walk-in.svg',
    img2: 'https://cdn.example/interns.svg',
    video_file_name: 'https://cdn.example/drive.mp4',
  }
  await office.as('owner').post('/content/header', { values })
  const { user, address } = open('/content/header')
  const board = await screen.findByRole('region', { name: 'Notice board' })
  expect(within(board).getByText('Friday')).toBeVisible()
  const strip = screen.getByRole('region', { name: 'Advertisements' })
  const columns = [...strip.querySelectorAll('video, img, h2')].map((column) => column.getAttribute('src'))
  expect(columns).toEqual([
    'https://cdn.example/drive.mp4',
    'https://cdn.example/walk-in.svg',
    'https://cdn.example/interns.svg',
    null,
  ])

  const link = screen.getByRole('textbox', { name: 'Link of the first picture' })
  // Half of it is not sent by Enter.
  await append(user, link, '/comp')
  await user.keyboard('{Enter}')
  await append(user, link, 'anies')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(address()).toBe('/office/content/header')
  await waitFor(async () =>
    expect(await rowsOf('header')).toMatchObject([{ values: { img1_link: '/companies' } }]),
  )
  const saves = (await office.logLines()).filter(({ subject }) => subject.startsWith('header'))
  expect(saves.map(({ details }) => details)).toEqual([
    'Added Walk-in on Friday',
    'Changed Link of the first picture',
  ])

  await user.click(screen.getByRole('button', { name: 'Hindi' }))
  await waitFor(() => expect(board).not.toBeInTheDocument())
  const hindi = await screen.findByRole('region', { name: 'विज्ञापन' })
  // Without Hindi, visitors read the English notice.
  expect(within(hindi).getByText(/Friday/)).toBeVisible()
  fireEvent.paste(screen.getByRole('textbox', { name: 'Notice (Hindi)' }), {
    clipboardData: { getData: () => 'शुक्रवार को वॉक-इन', files: [] },
  })
  expect(await within(hindi).findByText('शुक्रवार को वॉक-इन')).toBeVisible()
})

test('the grievance officer is shown beside the form as visitors will see it, and saved', async () => {
  const { user, address } = open('/content/grievance-officers/new')
  await fill(user, await box('Name *'), 'Kavita Sahu')
  await fill(user, await box('E-mail *'), 'grievances@office.example')
  await fill(user, await box('Phone'), '0771 4055555')
  const privacy = preview('On Privacy')
  expect(await privacy.findByText('Kavita Sahu')).toBeVisible()
  expect(privacy.getByRole('link', { name: 'grievances@office.example' })).toBeVisible()
  expect(privacy.getByRole('link', { name: '0771 4055555' })).toHaveAttribute('href', 'tel:07714055555')
  expect(privacy.queryByTitle('Address')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe('/office/content/grievance-officers'))
  await gridRow('Kavita Sahu')
})
