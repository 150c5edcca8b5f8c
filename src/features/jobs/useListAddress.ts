import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import type { JobFilters } from '@/domain/jobFilter'
import { listAddress } from '@/domain/listAddress'
import type { Landing } from '@/domain/jobs/landings'

/** The landing page that is shown; undefined on other lists. */
export const LandingContext = createContext<Landing | undefined>(undefined)

/** The address of the list that is shown, with other filters and another page. */
export const useListAddress = () => {
  const address = useLocation()
  const landing = use(LandingContext)
  return (filters: JobFilters, page = 1) => listAddress(address, landing, filters, page)
}
