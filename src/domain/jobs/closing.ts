import type { Job } from '../entities'

const DAY = /^\d{4}-\d{2}-\d{2}/

const dayIn = (date: string) => DAY.exec(date)?.[0]

/**
 * The day on which a job closed, YYYY-MM-DD; undefined while it is open. Applications are taken until the end of the
 * closing date in India; staff may close a job before. `today`: a day of India.
 */
export const closedDay = (
  { closing_date, closed_on }: Pick<Job, 'closing_date' | 'closed_on'>,
  today: string,
): string | undefined => {
  const lastDay = dayIn(closing_date)
  const passed = lastDay !== undefined && lastDay < today ? lastDay : undefined
  const closed = dayIn(closed_on)
  return passed !== undefined && closed !== undefined && passed < closed ? passed : (closed ?? passed)
}

/** Whether applications for a job are taken on a day of India; a job without a closing date stays open. */
export const isOpenOn = (job: Pick<Job, 'closing_date' | 'closed_on'>, today: string) =>
  closedDay(job, today) === undefined
