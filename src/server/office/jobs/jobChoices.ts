import { salaryRange } from '@/domain/display'
import { employmentTypes } from '@/domain/jobs/employmentTypes'
import { SALARY_BANDS } from '@/domain/limits'
import { contentKinds, labelIn, type ContentKind } from '@/domain/office/contentKinds'
import {
  editableJobLists,
  type EditableJobList,
  type JobChoice,
  type OfficeJobChoices,
} from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { editedKind } from '../../import/contentKinds'
import { isProblem, readCell } from '../../import/readers'
import { type ContentRow, listContentRows } from '../../repositories/contentRows'
import { invalid, Refusal } from '../../submissions/refusal'
import { changeRows, findTwin, insertRow } from '../content/changeContent'
import { requireRow, rowsInOrder, textIn } from '../content/officeRows'
import type { OfficeContext } from '../officeRoute'
import { toBody } from '../readRequest'

const toChoice = ({ key, fields }: ContentKind, row: ContentRow): JobChoice => ({
  id: textIn(row, key),
  label: textIn(row, fields[0].name),
})

const choicesOf = async (db: Db, list: EditableJobList) => {
  const kind = contentKinds[list]
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

const editableKind = (list: string) => {
  const name = editableJobLists.find((one) => one === list)
  if (!name) throw new Refusal(404, 'There is no such list that could be changed here.')
  return editedKind(name)
}

/** Adds a choice to a list; one that is there already is answered as it is. */
export const addChoice = (context: OfficeContext) => {
  const kind = editableKind(context.param('list'))
  const [field] = kind.fields
  const { label } = toBody(context.request.body)
  const name = readCell(field, typeof label === 'string' ? label : '')
  if (isProblem(name)) throw invalid([name], labelIn(kind))
  return changeRows(context, async (trx) => {
    const values = { [field.name]: name }
    const known = await findTwin(trx, kind, values)
    if (known) return toChoice(kind, known)
    const id = await insertRow(trx, context, kind, values)
    return toChoice(kind, await requireRow(trx, kind, id))
  })
}
