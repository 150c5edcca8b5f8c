import type { PropsWithChildren } from 'react'
import { JobListContext, useJobList } from '../useJobList'

type JobListProviderProps = PropsWithChildren<Parameters<typeof useJobList>[0]>

/** Gives a screen its list. A key in the search box renders the parts that show the list, and nothing around them. */
export const JobListProvider = ({ children, ...props }: JobListProviderProps) => (
  <JobListContext value={useJobList(props)}>{children}</JobListContext>
)
