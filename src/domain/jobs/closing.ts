import type { Job } from '../entities'

const DAY = /^\d{4}-\d{2}-\d{2}/

/** Whether applications for a job are taken on a day of India, YYYY-MM-DD; a job without a closing date stays open. */
export const isOpenOn = ({ closing_date }: Pick<Job, 'closing_date'>, today: string) => {
  const [lastDay = today] = DAY.exec(closing_date) ?? []
  return lastDay >= today
}
