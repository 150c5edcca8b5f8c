import type { JobSort } from './jobFilter'
import { payOrder } from './pay'
import type { SearchableJob } from './searchableJob'

type SortValue = string | number | undefined

type Order = {
  /** The value to compare; undefined if unknown. `today`: YYYY-MM-DD in India. */
  by: (one: SearchableJob, today: string) => SortValue
  greatestFirst: boolean
}

/** The orders by a figure. */
export type FigureSort = Exclude<JobSort, '' | 'match'>

export const orders: Record<FigureSort, Order> = {
  // A day to come is a mistake, which must not lead the list.
  newest: {
    by: ({ postedDay }, today) => (postedDay && postedDay <= today ? postedDay : undefined),
    greatestFirst: true,
  },
  salary: { by: ({ job }) => payOrder(job), greatestFirst: true },
  experience: { by: ({ job }) => job.experience_from ?? undefined, greatestFirst: false },
  closing: { by: ({ closingDay }) => closingDay, greatestFirst: false },
}

/** Compares two values of an order; unknown ones come last. */
export const compareBy =
  ({ greatestFirst }: Pick<Order, 'greatestFirst'>) =>
  (value: SortValue, other: SortValue) => {
    if (value === other) return 0
    if (value === undefined) return 1
    if (other === undefined) return -1
    return value < other === greatestFirst ? 1 : -1
  }
