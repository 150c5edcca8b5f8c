import { counted } from '@/domain/display'
import { daysBetween } from '@/domain/calendar'
import { submissionStates } from '@/domain/office/inbox'
import type { Overview } from '@/domain/office/overview'
import { showDay } from '../../components/dates'
import { inboxWith, jobPath } from '../../paths'

/** Whether the bars stand or lie. */
export type ChartLayout = 'vertical' | 'horizontal'

/** Known before the chart is loaded, so that nothing below it moves. */
export const chartHeight = (layout: ChartLayout, bars: number) => (layout === 'vertical' ? 220 : bars * 30)

/** One bar of a chart, and one row of the table that says the same. */
export type Figure = {
  label: string
  value: number
  /** The value in words; the number alone where there are none. */
  text?: string
  /** The list that the figure counts, which no other figure of a chart has. */
  to: string
}

export const figuresPerDay = ({ perDay }: Overview): Figure[] =>
  perDay.map(({ day, total }) => ({
    label: showDay(day),
    value: total,
    to: inboxWith({ from: day, to: day }),
  }))

export const figuresByState = ({ byState }: Overview): Figure[] =>
  byState.map(({ state, total }) => ({
    label: submissionStates[state],
    value: total,
    to: inboxWith({ state }),
  }))

export const figuresByJob = ({ byJob }: Overview): Figure[] =>
  byJob.map(({ jobId, position, total }) => ({
    label: position || jobId,
    value: total,
    to: inboxWith({ job: jobId }),
  }))

/** For how many days each has been open. */
export const figuresWithout = ({ jobsWithout, counts }: Overview): Figure[] =>
  jobsWithout.first.map(({ jobId, position, postedOn }) => {
    const days = postedOn === null ? 0 : Math.max(0, daysBetween(postedOn, counts.today.from))
    return {
      label: position || jobId,
      value: days,
      text: postedOn === null ? 'No date' : counted(days, 'day'),
      to: jobPath(jobId),
    }
  })
