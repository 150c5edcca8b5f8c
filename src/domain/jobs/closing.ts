import type { Job } from '../entities'

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day on which a job closed; undefined while it is open, as it is to the end of its closing date in India. */
export const closedDay = (
  { closing_date, closed_on }: Pick<Job, 'closing_date' | 'closed_on'>,
  today: string,
): string | undefined => {
  const [lastDay = today] = DAY.exec(closing_date) ?? []
  const passed = lastDay < today ? [lastDay] : []
  const [first] = [...passed, ...(DAY.exec(closed_on) ?? [])].sort()
  return first
}

/** Whether applications for a job are taken on a day of India; a job without a closing date stays open. */
export const isOpenOn = (job: Pick<Job, 'closing_date' | 'closed_on'>, today: string) =>
  closedDay(job, today) === undefined
