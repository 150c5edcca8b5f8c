import { plainText } from '@/domain/text/markup'
import { foldText } from '@/domain/text/compareText'
import { CARDS_IN_WINDOW, type Shown } from './probe'

const SHORT = [
  'position',
  'company_name',
  'location',
  'd_name',
  'industry_name',
  'role_name',
  'employment_type',
]
const LONG = ['about_company', 'job_description']

/** The words of the specification and nothing else: what the list of these jobs must show for a text. */
export const expectedResults = (rows: readonly Record<string, string | number | null>[]) => {
  const jobs = rows.map((row) => {
    const read = (name: string) => `${row[name] ?? ''}`
    const texts = [...SHORT.map(read), ...LONG.map((name) => JSON.parse(read(name)) as string)]
    return { id: read('job_id'), texts: texts.map((text) => foldText(plainText(text))) }
  })
  return (typed: string): Shown => {
    const wanted = foldText(typed)
    const found = jobs.filter(({ texts }) => texts.some((text) => text.includes(wanted)))
    const ids = found.slice(0, CARDS_IN_WINDOW).map(({ id }) => encodeURIComponent(id))
    return `${found.length} Jobs available|${ids.join(',')}`
  }
}
