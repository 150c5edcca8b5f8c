import type { JobSort } from '../jobFilter'
import { payOrder } from './pay'
import type { SearchableJob } from './searchableJob'

type Order = {
  /** What is compared; undefined if unknown. */
  by: (one: SearchableJob) => string | number | undefined
  greatestFirst: boolean
}

const orders: Record<Exclude<JobSort, ''>, Order> = {
  newest: { by: ({ postedDay }) => postedDay, greatestFirst: true },
  salary: { by: ({ job }) => payOrder(job), greatestFirst: true },
  experience: { by: ({ job }) => job.experience_from ?? undefined, greatestFirst: false },
  closing: { by: ({ closingDay }) => closingDay, greatestFirst: false },
}

/** Unknown figures come last; of equal ones, the order of the list stays. */
export const sortJobs = (jobs: readonly SearchableJob[], sort: JobSort): readonly SearchableJob[] => {
  if (sort === '') return jobs
  const { by, greatestFirst } = orders[sort]
  return jobs
    .map((one) => ({ one, value: by(one) }))
    .sort(({ value }, { value: other }) => {
      if (value === other) return 0
      if (value === undefined) return 1
      if (other === undefined) return -1
      return value < other === greatestFirst ? 1 : -1
    })
    .map(({ one }) => one)
}
