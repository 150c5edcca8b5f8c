import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Link as RouterLink, useLocation } from 'react-router'
import { writeFilters } from '@/domain/jobFilter'
import { useAppSelector } from '@/store/hooks'
import { selectFilters } from '@/store/jobFilters'
import { selectKnownFilters, type JobsState } from '@/store/jobSelectors'

type JobPaginationProps = { jobs: JobsState | undefined; page: number; pages: number }

/** The pages of a list as real links, each with the filters in its address. */
export const JobPagination = ({ jobs, page, pages }: JobPaginationProps) => {
  // What was ticked a moment ago counts, even where the list has not followed yet.
  const filters = useAppSelector((state) => selectKnownFilters(jobs, selectFilters(state)))
  const { search } = useLocation()
  if (pages < 2) return null
  const addressOf = (target: number | null) =>
    `?${writeFilters(new URLSearchParams(search), filters, target ?? 1)}`
  return (
    <Pagination
      page={page}
      count={pages}
      color="primary"
      sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          // An element of its own, which a translated page does not lose when numbers move.
          page={<span>{item.page}</span>}
          {...(item.disabled ? {} : { component: RouterLink, to: addressOf(item.page) })}
          sx={{ minWidth: { xs: 36, sm: 44 }, height: 44, mx: { xs: 0, sm: 0.375 }, px: 0.5 }}
        />
      )}
    />
  )
}
