import { plainText } from '@/domain/text/plainText'
import { foldText } from '@/domain/text/compareText'
import { CARDS_IN_WINDOW, type Shown } from './probe'

type WireJob = Record<string, string | number | null>

const read = (row: WireJob, name: string) => `${row[name] ?? ''}`

export type SearchedJob = { id: string; texts: string[] }

/** The open jobs with the folded texts that a search looks at. */
export const searchedJobs = async (origin: string): Promise<SearchedJob[]> => {
  const answer = await fetch(`${origin}/web/job/get`)
  const { data } = (await answer.json()) as { data: WireJob[] }
  return data.map((row) => ({
    id: read(row, 'job_id'),
    texts: [
      read(row, 'position'),
      read(row, 'company_name'),
      read(row, 'location'),
      read(row, 'd_name'),
      JSON.parse(read(row, 'about_company')) as string,
      JSON.parse(read(row, 'job_description')) as string,
      read(row, 'industry_name'),
      read(row, 'role_name'),
      read(row, 'employment_type'),
    ].map((field) => foldText(plainText(field))),
  }))
}

/** The words of the specification and nothing else: what the list must show for a text. */
export const expectedResults =
  (jobs: readonly SearchedJob[]) =>
  (typed: string): Shown => {
    const wanted = foldText(typed)
    const found = jobs.filter(({ texts }) => texts.some((text) => text.includes(wanted)))
    const ids = found.slice(0, CARDS_IN_WINDOW).map(({ id }) => encodeURIComponent(id))
    return `${found.length} Jobs available|${ids.join(',')}`
  }
