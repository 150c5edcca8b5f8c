import { startPortal } from '@test/features/seededPortal'

const newest = (day: number) => `2026-03-0${day}`

const jobs = [
  { job_id: '1', position: 'Welder', department_id: '1', date_posted: newest(9) },
  { job_id: '2', position: 'Fitter', department_id: '1', ctc: '6-10', date_posted: newest(8) },
  { job_id: '3', position: 'Cashier', department_id: '2', ctc: '0-3', date_posted: newest(7) },
  {
    job_id: '4',
    position: 'Seller',
    department_id: '3',
    experience_from: 0,
    experience_to: 1,
    date_posted: newest(6),
  },
  {
    job_id: '5',
    position: 'Director',
    department_id: '4',
    experience_from: 15,
    experience_to: 25,
    ctc: '25-50',
    date_posted: newest(5),
  },
]

/** A portal of five jobs in all four departments. */
export const startWithFiveJobs = () => startPortal(jobs)

/** Their positions in the order of the list. */
export const FIVE = jobs.map(({ position }) => position)
