import { capitalized } from '../text/display'
import sentences from './problems.json'

/** A fault of one field as data: a code, and what its sentence needs. The sentence is made where it is shown. */
export type Problem = { field: string; code: string; values?: Readonly<Record<string, string | number>> }

/** The one problem of a field, for a list of them. */
export const problemOf = <Field extends string>(
  field: Field,
  code: string,
  values?: Problem['values'],
): Problem[] => [{ field, code, values }]

export const lengthProblem = <Field extends string>(field: Field, text: string, limit: number) =>
  text.length > limit ? problemOf(field, 'tooLong', { limit }) : []

/** By their codes. `label`: of the field; `other`: the label of the field that a value contradicts. */
const templates: Partial<Record<string, string>> = sentences

type LabelOf = (field: string) => string

const templateOf = ({ code }: Problem) => templates[code] ?? '{label} is not valid'

/** The English words for a problem, as they follow a colon. A sheet names its columns, a form its labels. */
export const problemText = (problem: Problem, labelOf: LabelOf = (name) => name) => {
  const { field, values = {} } = problem
  const template = templateOf(problem)
  const label = labelOf(field)
  const words: typeof values = { ...values, label, other: labelOf(`${values.other}`) }
  const text = template.replace(/\{(\w+)\}/g, (_match, name: string) => `${words[name]}`)
  return template.startsWith('{file}') && field !== '' ? `${label}: ${text}` : text
}

/** The same as a sentence of its own. */
export const problemSentence = (problem: Problem, labelOf?: LabelOf) => {
  const text = problemText(problem, labelOf)
  // The others begin with a label, or with the name of a file.
  return templateOf(problem).startsWith('{') ? `${text}.` : `${capitalized(text)}.`
}
