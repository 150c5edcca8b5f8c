import type { Portal } from './portal'

/** A job as the wire has it. */
export type WireJob = {
  job_id: string
  position: string
  company_name: string
  department_id: string
  d_name: string
  experience_from: number
  experience_to: number
  ctc: string
  short_job_description: string
}

/** The jobs that the site lists, in their order. */
export const readJobs = async ({ origin }: Portal) => {
  const answer = await fetch(`${origin}/web/job/get`)
  const { data } = (await answer.json()) as { data: WireJob[] }
  return data
}

export const first = <Item>([item]: readonly Item[]) => {
  if (item === undefined) throw new Error('The sample content holds no such thing.')
  return item
}
