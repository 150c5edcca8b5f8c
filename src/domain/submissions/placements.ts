import type { I18n } from '@lingui/core'
import { daysBefore, formatDate, postedDay, todayInIndia } from '../site/calendar'
import { counted, cutText } from '../text/display'
import { monthlyPay } from '../jobs/pay'
import { singleSpaced } from '../text/markup'
import { lengthProblem, type Problem, problemOf } from '../content/problems'
import type { AccountName, PlacementDetails, YesOrNo } from './inbox'

/** The fields of a placement, in the order of the form. */
export const placementLabels = {
  position: 'Job',
  employer: 'Employer',
  joinedOn: 'Joined on',
  pay: 'Pay',
  leftOn: 'Left on',
} as const

type PlacementField = keyof typeof placementLabels

export const placementLabel = (field: string) => placementLabels[field as PlacementField] ?? field

export const POSITION_CHARACTERS_MAX = 200
export const EMPLOYER_CHARACTERS_MAX = 200
export const PAY_CHARACTERS_MAX = 100

type PaidJob = Record<'company_name' | 'ctc' | 'ctc_from' | 'ctc_to', string | number | null>

const numberOf = (value: string | number | null) => (typeof value === 'number' ? value : null)

export const placementOfJob = (job: PaidJob, i18n: I18n): Pick<PlacementDetails, 'employer' | 'pay'> => ({
  employer: `${job.company_name ?? ''}`,
  pay: monthlyPay(
    { ctc: `${job.ctc ?? ''}`, ctc_from: numberOf(job.ctc_from), ctc_to: numberOf(job.ctc_to) },
    i18n,
  ),
})

export const cleanPlacement = (details: PlacementDetails): PlacementDetails => ({
  jobId: details.jobId,
  position: singleSpaced(details.position),
  employer: singleSpaced(details.employer),
  joinedOn: details.joinedOn.trim(),
  pay: singleSpaced(details.pay),
  leftOn: details.leftOn.trim(),
})

const isDay = (text: string) => postedDay(text) === text

const isBefore = (day: string, other: string) => isDay(day) && isDay(other) && day < other

const yearAfter = (day: string) => `${Number(day.slice(0, 'YYYY'.length)) + 1}${day.slice('YYYY'.length)}`

const WRITTEN_CHARACTERS = 40

/** The faults of a placement, in the order of the form. `sentOn` is the day on which the submission came. */
export const placementProblems = (
  { position, employer, joinedOn, pay, leftOn }: PlacementDetails,
  sentOn: string,
  today: string,
): Problem[] => {
  /** The day may be in the future: joining and leaving are agreed in advance. */
  const ofDay = (field: PlacementField, day: string) => {
    if (!isDay(day)) return problemOf(field, 'notDay', { text: cutText(day, WRITTEN_CHARACTERS) })
    return day > yearAfter(today) ? problemOf(field, 'yearAhead') : []
  }
  return [
    ...lengthProblem('position', position, POSITION_CHARACTERS_MAX),
    ...(employer === '' ? problemOf('employer', 'missing') : []),
    ...lengthProblem('employer', employer, EMPLOYER_CHARACTERS_MAX),
    ...(joinedOn === '' ? problemOf('joinedOn', 'missing') : ofDay('joinedOn', joinedOn)),
    ...(isBefore(joinedOn, sentOn) ? problemOf('joinedOn', 'beforeSent', { day: formatDate(sentOn) }) : []),
    ...lengthProblem('pay', pay, PAY_CHARACTERS_MAX),
    ...(leftOn === '' ? [] : ofDay('leftOn', leftOn)),
    ...(isBefore(leftOn, joinedOn) ? problemOf('leftOn', 'before', { other: 'joinedOn' }) : []),
  ]
}

type Stay = Pick<PlacementDetails, 'joinedOn' | 'leftOn'>

/** The last day on which leaving counts as early. */
const lastEarlyDay = ({ joinedOn }: Stay, leavingDays: number) => daysBefore(joinedOn, -leavingDays)

/** Whether the person left within so many days; 0 means no such period. */
export const hasLeftEarly = (stay: Stay, leavingDays: number) =>
  leavingDays > 0 && stay.leftOn !== '' && stay.leftOn <= lastEarlyDay(stay, leavingDays)

/** 'Left within 90 days', or 'until 24-02-2027' while leaving would count as early. */
export const periodOf = (stay: Stay, leavingDays: number, today = todayInIndia(Date.now())) => {
  if (hasLeftEarly(stay, leavingDays)) return `Left within ${counted(leavingDays, 'day')}`
  if (leavingDays === 0 || stay.joinedOn === '' || stay.leftOn !== '') return ''
  const last = lastEarlyDay(stay, leavingDays)
  return last >= today ? `until ${formatDate(last)}` : ''
}

export type PlacementFilter = {
  /** Each word is in the name, the job or the employer. */
  search?: string
  /** The month of joining: 2026-11. */
  month?: string
  employer?: string
  leftEarly?: YesOrNo
}

/** A submission in the state Joined as a line of the list; empty where nothing is recorded of it yet. */
export type PlacementRow = PlacementDetails & {
  reference: string
  version: number
  name: string
  recruiter: AccountName | null
}

export type PlacementSort = PlacementField | 'name' | 'recruiter'

/** One page, and sums of all that match. */
export type PlacementPage = {
  rows: PlacementRow[]
  total: number
  left: number
  leftEarly: number
  /** The number without details yet. */
  missing: number
  /** A person who leaves within so many days leaves early. */
  leavingDays: number
  /** The months in which people joined, newest first. */
  months: string[]
}
