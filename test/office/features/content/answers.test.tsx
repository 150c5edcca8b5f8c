import { screen, waitFor, within } from '@testing-library/react'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import type { OfficeContentList } from '@/domain/office/content'
import { gridRow, renderOffice } from '@test/office/renderOffice'
import { startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice({ settings: { SAMPLE_CONTENT: 'off' } })
})

afterAll(() => office.close())

const open = (path: string) =>
  renderOffice(path, { origin: office.origin, cookie: office.as('owner').cookie })

const stored = async (answer: string) => {
  const { rows } = (await office.as('owner').get<OfficeContentList>('/content/answers')).body
  return rows.find(({ values }) => values.answer === answer)
}

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
  await user.clear(text)
  await user.type(text, 'Dear , hello')
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
  const text = await box('Text *')
  await user.clear(text)
  await user.paste('Dear {nmae}')
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription(/^There is no field \{nmae\}\. Choose one of: /),
  )
  await user.clear(text)
  await user.paste('Come to us.')
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

test('the preview in Hindi names jobs, times and addresses as its readers do', async () => {
  const { id = '' } = (await stored('interview')) ?? {}
  open(`/content/answers/${id}`)
  const letter = await screen.findByRole('region', { name: 'Hindi' })
  await waitFor(() => expect(letter).toHaveTextContent(/स्टाफ़ नर्स/))
  expect(letter).toHaveTextContent(/रायपुर.*सोमवार, 30 नवंबर 2026.*सुबह 11:00.*\/hi\/invitation\//)
  expect(letter).toHaveTextContent(/\/hi\/track\?reference=R7K4-92QX/)
})
