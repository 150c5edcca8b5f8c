import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Link, useLocation } from 'react-router'
import { writeFilters, type JobFilters } from '@/domain/jobFilter'

type JobPaginationProps = { filters: JobFilters; page: number; pages: number }

/** The pages of a list as links, each with the filters in its address. */
export const JobPagination = ({ filters, page, pages }: JobPaginationProps) => {
  const { pathname, search } = useLocation()
  if (pages < 2) return null
  const addressOf = (target: number | null) => ({
    pathname,
    search: `${writeFilters(new URLSearchParams(search), filters, target ?? 1)}`,
  })
  return (
    <Pagination
      page={page}
      count={pages}
      sx={{ mt: 4 }}
      renderItem={(item) => {
        if (item.disabled || item.type.endsWith('ellipsis')) return <PaginationItem {...item} />
        // The number has an element of its own, so that it changes on a translated page too.
        const number = <span key={item.page}>{item.page}</span>
        return <PaginationItem {...item} page={number} component={Link} to={addressOf(item.page)} />
      }}
    />
  )
}
