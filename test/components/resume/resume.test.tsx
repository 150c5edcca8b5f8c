import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { storedDraft } from '@/components/form/draft'
import { knownResume, partsOf, resumeFileName } from '@/components/resume/resume'
import { writeResume } from '@/components/resume/writeResume'
import type { Language } from '@/domain/languages'
import { fileDoubt } from '@/domain/submissions/wordFiles'
import { i18nOf } from '@/locales/catalogs'
import { inspectFile } from '@/server/files/inspectFile'
import { readDocx } from '@/server/office/inbox/readDocx'
import { pageIsOpen, storedForms } from '@test/features/formDriver'
import { startPortal } from '@test/features/seededPortal'
import { formScreens, keepTyped, openScreen, selectLists } from '@test/features/submissions/threeForms'
import { openWith } from '@test/features/openWith'
import { forSuite } from '@test/support/forSuite'

jest.mock('@/components/form/reload')

const portal = forSuite(() => startPortal([]))

const linesOf = async (bytes: Buffer) => (await readDocx(bytes)).split('\n').filter(Boolean)

/** The lines of the Word file that is made of these texts, as the office reads them, once the server would take it. */
const readBack = async (texts: Record<string, string>, language: Language = 'en') => {
  const i18n = i18nOf(language)
  const parts = partsOf({ ...knownResume({}, () => '', i18n), ...texts }, i18n)
  const file = await writeResume(parts, [], resumeFileName(parts[0]?.text ?? ''))
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(fileDoubt(file.name, bytes)).toBeUndefined()
  expect(await inspectFile('.docx', bytes)).toEqual({ mediaType: file.type })
  return [file.name, ...(await linesOf(bytes))]
}

const tenJobs = Array.from({ length: 10 }, (_, job) => ({
  [`work${job}what`]: `Fitter ${job}`,
  [`work${job}where`]: 'Trishul, Bhilai',
  [`work${job}when`]: `201${job}`,
}))

test('A resume is a Word file with its words in order, whatever they are', async () => {
  expect(
    await readBack({
      name: ' Asha\u0000\tVerma ',
      mobile: '98765 43210',
      place: 'Raipur',
      experience: '10 years',
      ...Object.assign({}, ...tenJobs),
      education0what: 'ITI',
      education3when: '2009',
      skills: 'welding & <b>Tally</b> \ud83d \uffff\u000b🙂',
    }),
  ).toEqual([
    'Asha-Verma-Resume.docx',
    'Asha Verma',
    '98765 43210 · Raipur',
    'Experience: 10 years',
    'Work',
    ...tenJobs.flatMap((_, job) => [`Fitter ${job}`, `Trishul, Bhilai · 201${job}`]),
    'Education',
    'ITI',
    '2009',
    'Skills',
    'welding & <b>Tally</b> 🙂',
  ])
  expect(await readBack({ name: 'आशा वर्मा 👩‍🔧', work0what: 'फिटर', skills: ' ' }, 'hi')).toEqual([
    'आशा-वर्मा-Resume.docx',
    'आशा वर्मा 👩‍🔧',
    'काम',
    'फिटर',
  ])
  expect(await readBack({ name: '🙂' })).toEqual(['Resume.docx', '🙂'])
  const long = 'W'.repeat(300)
  expect(await readBack({ name: long })).toEqual([`${'W'.repeat(60)}-Resume.docx`, long])
})

const MAKE = 'No Word file? Make one here'

test('Whoever has no Word file makes one out of what the form knows, and sends it', async () => {
  const of = formScreens.internship
  keepTyped(of)
  const { user, form, send } = await openScreen(of, portal)
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: MAKE }))
    return within(await screen.findByRole('dialog', { name: 'Make a resume' }))
  }
  const press = (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

  const first = await open()
  for (const [label, text] of [
    ['Name', 'Meena Tirkey'],
    ['Mobile', '9812345670'],
    ['Email', 'meena.tirkey@example.com'],
    ['Place', 'Bilaspur'],
  ] as const)
    expect(first.getByRole(label === 'Place' ? 'combobox' : 'textbox', { name: label })).toHaveValue(text)
  const list = first.getByRole<HTMLInputElement>('combobox', { name: 'Place' }).list
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Raipur', 'Bhilai', 'Bilaspur'])
  await press('Add work')
  expect(first.getByRole('combobox', { name: 'What you did' })).toHaveFocus()
  await user.paste('Nurse')
  await user.clear(first.getByRole('textbox', { name: 'Name' }))
  await press('Use this resume')
  expect(first.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required.')
  expect(first.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await user.paste('Meena')
  await press('Close')
  expect(storedDraft('madeResume')?.values).toEqual({ name: 'Meena', work0what: 'Nurse' })

  const second = await open()
  expect(second.getByRole('combobox', { name: 'What you did' })).toHaveValue('Nurse')
  expect(second.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Meena9812345670 · meena.tirkey@example.com · BilaspurWorkNurse',
  )
  await press('Use this resume')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(form().getByText('Meena-Resume.docx')).toBeVisible()

  await pageIsOpen()
  await send()
  expect(await screen.findByText(of.said)).toBeVisible()
  expect(storedDraft('madeResume')).toBeUndefined()
  cleanup()
  const [{ files }] = (await storedForms(portal, of.table)) as [typeof of.stored]
  expect(files.map(({ original_name }) => original_name)).toEqual(['Meena-Resume.docx'])
  expect(await linesOf(files[0]?.bytes ?? Buffer.of())).toEqual([
    'Meena',
    '9812345670 · meena.tirkey@example.com · Bilaspur',
    'Work',
    'Nurse',
  ])
})

test('Another API is sent such a file, too', async () => {
  await openWith(formScreens.resume.path, { '/web/job/get_all_select_list': [selectLists] })
  expect(await screen.findByRole('button', { name: MAKE })).toBeVisible()
})
