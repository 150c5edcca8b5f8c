import { salaryRange } from '@/domain/text/display'
import { employmentTypes } from '@/domain/jobs/employmentTypes'
import { SALARY_BANDS } from '@/domain/site/limits'
import { i18nOf } from '@/locales/catalogs'
import { contentKinds, type ContentKind } from '@/domain/content/contentKinds'
import type { EditableJobList, JobChoice, OfficeJobChoices } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { type ContentRow, listContentRows } from '../../repositories/contentRows'
import { rowsInOrder, textIn } from '../content/officeRows'
import type { OfficeContext } from '../officeRoute'

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
      label: salaryRange({ ctc: band, ctc_from: null, ctc_to: null }, i18nOf('en')),
    })),
  }
}
