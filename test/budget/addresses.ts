import { paths } from '../../src/domain/paths.ts'

type Row = Record<string, string>

const firstOf = async (origin: string, list: string) => {
  const answer = await fetch(`${origin}/web/${list}`)
  const { data } = (await answer.json()) as { data: Row[] }
  const [first] = data
  if (!first) throw new Error(`The sample content has nothing at ${list}.`)
  return first
}

/** The 16 screens as a visitor finds them: with the first job, category and service of the content. */
export const addressesOf = async (origin: string) => {
  const [job, industry, service] = await Promise.all(
    ['job/get', 'home/get_industry_list', 'service/get'].map((list) => firstOf(origin, list)),
  )
  const queries: Record<string, string> = {
    [paths.jobDetails]: `?s=${job?.job_id}`,
    [paths.applyJob]: `?job_id=${job?.job_id}`,
    [paths.jobsByCategory]: `?id=${industry?.industry_id}`,
    [paths.serviceDetails]: `?service_id=${service?.service_id}`,
  }
  return Object.values(paths).map((path) => `${path}${queries[path] ?? ''}`)
}
