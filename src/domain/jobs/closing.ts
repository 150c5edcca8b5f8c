import { postedDay } from '../site/calendar'
import type { Job } from '../content/entities'

/** The day on which a job closed; undefined while it is open, as it is to the end of its closing date in India. */
export const closedDay = (
  { closing_date, closed_on }: Pick<Job, 'closing_date' | 'closed_on'>,
  today: string,
): string | undefined => {
  const lastDay = postedDay(closing_date)
  const days = [lastDay !== undefined && lastDay < today ? lastDay : undefined, postedDay(closed_on)]
  const [first] = days.filter((day) => day !== undefined).sort()
  return first
}

/** Whether applications for a job are taken on a day of India; a job without a closing date stays open. */
export const isOpenOn = (job: Pick<Job, 'closing_date' | 'closed_on'>, today: string) =>
  closedDay(job, today) === undefined
