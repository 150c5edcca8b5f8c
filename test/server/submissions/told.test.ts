import { inEachLanguage } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import type { SubmissionTable } from '@/server/database/schema'
import { readableFields } from '@/server/submissions/readableFields'

const noNames = async () => undefined

/** The value that stands under a label in each language. */
const told = async (table: SubmissionTable, row: Record<string, string>, name: string) => {
  const fields = inEachLanguage((language) => readableFields(table, row, noNames, i18nOf(language)))
  const values = async (one: typeof fields.en) =>
    (await one).filter((field) => field.name.startsWith(name)).map(({ label, value }) => `${label}: ${value}`)
  return [await values(fields.en), await values(fields.hi)]
}

test.each<[SubmissionTable, from: string, to: string, english: string, hindi: string]>([
  ['application', '3', '40', '3 Lakhs 40 Thousand', '3 लाख 40 हज़ार'],
  ['application', '3', '0', '3 Lakhs', '3 लाख'],
  ['application', '0', '40', '40 Thousand', '40 हज़ार'],
  ['application', '0', '0', '0 Lakhs', '0 लाख'],
  ['application', '100+', '0', '100+ Lakhs', '100+ लाख'],
  ['application', 'negotiable', '', 'Negotiable', 'बातचीत से तय'],
  ['resume', '3', '5', '3 to 5 Lakhs', '3 से 5 लाख'],
  ['resume', '100', '100+', '100 to 100+ Lakhs', '100 से 100+ लाख'],
  ['resume', '5', '5', '5 Lakhs', '5 लाख'],
  ['resume', '3', '', '3 Lakhs', '3 लाख'],
  ['resume', '', '', '', ''],
])('the pay of an %s from %s to %s is one figure', async (table, from, to, english, hindi) => {
  const row = { current_ctc_from: from, current_ctc_to: to }
  expect(await told(table, row, 'current_ctc')).toEqual([
    [`Current CTC: ${english}`],
    [`अभी का वेतन: ${hindi}`],
  ])
})

test.each([
  ['2', '3', '2 years 3 months', '2 साल 3 महीने'],
  ['1', '1', '1 year 1 month', '1 साल 1 महीना'],
  ['0', '6', '6 months', '6 महीने'],
  ['7', '0', '7 years', '7 साल'],
  ['0', '0', 'Fresher', 'फ्रेशर'],
  ['', '', '', ''],
])('an experience of %s years and %s months is one figure', async (from, to, english, hindi) => {
  const row = { experience_from: from, experience_to: to }
  expect(await told('resume', row, 'experience')).toEqual([[`Experience: ${english}`], [`अनुभव: ${hindi}`]])
})

test.each([
  ['', 'Not said', 'नहीं बताया'],
  ['yes', 'Yes', 'हाँ'],
  ['no', 'No', 'नहीं'],
])('a box with %j says so', async (value, english, hindi) => {
  const row = { is_minor: value, keep_for_other_jobs: value }
  expect(await told('internship', row, 'is_minor')).toEqual([
    [`Under 18: ${english}`],
    [`उम्र 18 साल से कम: ${hindi}`],
  ])
  expect((await told('internship', row, 'keep')).flat()[0]).toBe(`Keep for other jobs: ${english}`)
})

test('the language of the form has the word of the reader', async () => {
  expect(await told('enquiry', { language: 'hi' }, 'language')).toEqual([
    ['Language: Hindi'],
    ['भाषा: हिन्दी'],
  ])
})
