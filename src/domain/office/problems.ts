import type { Problem } from '../problem'

type Values = NonNullable<Problem['values']>
type LabelOf = (field: string) => string

/** The wanted form of a value that is written in another way. */
const expected: Record<string, (values: Values) => string> = {
  notYesOrNo: () => 'yes or no',
  notOneOf: ({ choices }) => `empty or one of ${choices}`,
  notId: () => 'letters, digits, - . and _ only',
  notPhone: () => 'a number with all its digits. Format the column as text and enter it again',
  notEmail: () => 'an e-mail address',
  notLink: () => 'an address that begins with https:// or /',
  notFileName: () =>
    'a file name of up to 255 bytes with letters, digits, - . and _ without folders, or an address that begins with https://',
  notWholeNumber: ({ max }) => `a whole number up to ${max}`,
  notLakhs: () => 'lakhs a year such as 4.5, or rupees a year such as ₹ 4,50,000',
  notDay: () => 'a day such as 31-01-2026',
}

/** The words that follow the label of the field. */
const afterLabel: Record<string, (values: Values, labelOf: LabelOf) => string> = {
  missing: () => 'is missing',
  notText: () => 'is not a text',
  tooLong: ({ limit }) => `has over ${limit} characters`,
  isDate: () => 'is a date. Format the cell as text',
  formulaError: ({ text }) => `is ${text}, a formula without a result. Enter the value instead`,
  below: ({ other }, labelOf) => `is below ${labelOf(`${other}`)}`,
  before: ({ other }, labelOf) => `is before ${labelOf(`${other}`)}`,
  passed: () => 'has passed. Choose a later day, or none',
  fixed: () => 'cannot be changed',
  draftWasPublished: () => 'is draft, but the job was published. Write paused',
  closedIsDraft: () => 'is closed, but the job is a draft',
  repeatedId: ({ text, row }) => `'${text}' is already in row ${row}`,
  stillUsed: ({ text }) => `'${text}' is not in the file, but other content refers to it`,
}

/** Sentences about a file, which name it themselves. */
const aboutFile: Record<string, (values: Values) => string> = {
  notOnSite: ({ file }) => `${file} is not on the site`,
  notFound: ({ file, folder }) => `${file} is neither in ${folder} nor on the site`,
  notImage: ({ file, endings }) => `${file} is not an image (${endings})`,
  notVideo: ({ file, endings }) => `${file} is not a video (${endings})`,
  invalidFile: ({ file, ending }) => `${file} is not a valid ${ending} file`,
  imageTooLarge: ({ file, size, max }) => `${file} has ${size} MB; the limit for an image is ${max} MB`,
  videoTooLarge: ({ file, size, max }) => `${file} has ${size} MB; the limit for a video is ${max} MB`,
  tooManyPixels: ({ file, size, max }) => `${file} has ${size} megapixels; the limit is ${max}`,
}

/** Sentences that name no field. */
const whole: Record<string, (values: Values) => string> = {
  unknownReference: ({ kind, text }) => `there is no ${kind} with the id or the exact name '${text}'`,
  ambiguousReference: ({ kind, text, ids }) =>
    `several rows of ${kind} have the name '${text}'; use an id (${ids})`,
  unknownField: ({ text }) => `there is no field '${text}'`,
  more: ({ count }) => `there are ${count} more`,
  emptySheet: () => 'it is empty. Only the first sheet of a workbook is read',
  noRows: () => 'it has headings but no rows',
  noHeadings: () =>
    'its first row has none of the headings. Remove a title above them. Only the first sheet of a workbook is read',
  repeatedHeading: ({ text }) => `two headings mean ${text}. Keep one of them`,
  noHeading: ({ text }) => `column ${text} has values but no heading`,
  unknownHeadings: ({ text }) => `unknown headings: ${text}`,
  missingHeadings: ({ text }) => `missing headings: ${text}`,
  headings: ({ text }) => `the headings of this kind are ${text}`,
  noName: () => 'please enter a name',
  nameTooLong: ({ limit }) => `the name is too long. The limit is ${limit} characters`,
  noAddress: () => 'please enter a valid email',
  passwordTooShort: ({ limit }) => `please choose a password of at least ${limit} characters`,
  passwordTooLong: ({ limit }) => `please choose a password of at most ${limit} characters`,
  passwordIsKnown: () =>
    'this password is hardly more than your name, your email or the company. Please choose another one',
  passwordIsEasy: () =>
    'this password is easy to guess: many people use one like it, or it follows a pattern. Please choose another one',
  passwordIsWrong: () => 'the password is wrong',
  codeIsWrong: () => 'this code is wrong. Please check that the clock of your phone is right',
  notMonths: ({ min, max }) => `give a whole number of months from ${min} to ${max}`,
}

/** The English words for a problem, as they follow a colon. A sheet names its columns, a form its labels. */
export const problemText = ({ field, code, values = {} }: Problem, labelOf: LabelOf = (name) => name) => {
  const label = labelOf(field)
  if (expected[code]) return `${label} is '${values.text}', but it must be ${expected[code](values)}`
  if (afterLabel[code]) return `${label} ${afterLabel[code](values, labelOf)}`
  if (aboutFile[code]) return `${field === '' ? '' : `${label}: `}${aboutFile[code](values)}`
  return whole[code]?.(values) ?? `${label} is not valid`
}

/** The same as a sentence of its own. */
export const problemSentence = (problem: Problem, labelOf?: LabelOf) => {
  const text = problemText(problem, labelOf)
  // The others begin with a label, or with the name of a file.
  return problem.code in whole ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : `${text}.`
}
