import { salaryRange } from '@/domain/display'
import { employmentTypes } from '@/domain/jobs/employmentTypes'
import { SALARY_BANDS } from '@/domain/limits'
import { contentSentence } from '@/domain/office/content'
import {
  editableJobLists,
  type EditableJobList,
  type JobChoice,
  type OfficeJobChoices,
} from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { readCell } from '../../import/readRows'
import { listContentRows, type ContentRow } from '../../repositories/contentRows'
import { Refusal, unprocessable } from '../../submissions/refusal'
import { columnOf, officeKind, type OfficeKind } from '../content/officeKind'
import { rowsInOrder, textIn } from '../content/officeRows'
import { changeRows, findTwin, nextId, saveRow } from '../content/saveRow'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readBody'

const nameOf = ({ form }: OfficeKind) => form.fields[0].name

const toChoice = (kind: OfficeKind, row: ContentRow): JobChoice => ({
  id: textIn(row, kind.key),
  label: textIn(row, nameOf(kind)),
})

const choicesOf = async (db: Db, list: EditableJobList) => {
  const kind = officeKind(list)
  return (await rowsInOrder(db, kind)).map((row) => toChoice(kind, row))
}

/** Everything that the form of a job offers to choose. */
export const jobChoices = async ({ database: { db } }: OfficeContext): Promise<OfficeJobChoices> => {
  const companies = await listContentRows(db, 'company', 'name')
  const names = [...new Set(companies.map(({ name }) => `${name}`))]
  return {
    industries: await choicesOf(db, 'industries'),
    departments: await choicesOf(db, 'departments'),
    roles: await choicesOf(db, 'roles'),
    locations: await choicesOf(db, 'locations'),
    companies: names.map((name) => ({ id: name, label: name })),
    employmentTypes: employmentTypes.map((type) => ({ id: type, label: type })),
    salaryBands: SALARY_BANDS.map((band) => ({
      id: band,
      label: salaryRange({ ctc: band, ctc_from: null, ctc_to: null }),
    })),
  }
}

const isEditable = (list: string): list is EditableJobList =>
  (editableJobLists as readonly string[]).includes(list)

const editableKind = (list: string) => {
  if (isEditable(list)) return officeKind(list)
  throw new Refusal(404, 'There is no such list that could be changed here.')
}

/** The label of a body, read as `import` reads the name of a row. */
const namedBy = (kind: OfficeKind, body: unknown): ContentRow => {
  const { label } = toBody(body)
  const { value, reason } = readCell(columnOf(kind, nameOf(kind)), typeof label === 'string' ? label : '')
  if (value === undefined) throw unprocessable(contentSentence(kind.name, reason))
  return { [nameOf(kind)]: value }
}

/** Adds a choice to a list; one that is there already is answered as it is. */
export const addChoice = (context: OfficeContext, list: string) => {
  const kind = editableKind(list)
  const values = namedBy(kind, context.request.body)
  return changeRows(context, kind, async (trx, rows) => {
    const known = findTwin(kind, rows, values)
    if (known) return toChoice(kind, known)
    const id = nextId(kind, rows)
    await saveRow(trx, context, kind, id, values)
    return toChoice(kind, { ...values, [kind.key]: id })
  })
}
