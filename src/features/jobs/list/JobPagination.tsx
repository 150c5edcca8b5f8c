import { useLingui } from '@lingui/react/macro'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Link } from 'react-router'
import { useAppSelector } from '@/store/hooks'
import { selectShownList } from '@/store/jobSelectors'
import { useListAddress } from '../filters/FiltersButton'

/** The pages of a list as links, each with the filters in its address. */
export const JobPagination = () => {
  const { filters, found } = useAppSelector(selectShownList)
  const { page, pages } = found
  const addressOf = useListAddress()
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <Pagination
      page={page}
      count={pages}
      aria-label={t`pagination navigation`}
      getItemAriaLabel={(type, number, isSelected) => {
        if (type === 'previous') return t`Go to previous page`
        if (type === 'next') return t`Go to next page`
        return isSelected ? t`page ${number}` : t`Go to page ${number}`
      }}
      sx={{ mt: 4, displayPrint: 'none' }}
      renderItem={(item) => {
        if (item.disabled || item.type.endsWith('ellipsis')) return <PaginationItem {...item} />
        // The number has an element of its own, so that it changes on a translated page too.
        const number = <span key={item.page}>{item.page}</span>
        return (
          <PaginationItem {...item} page={number} component={Link} to={addressOf(filters, item.page ?? 1)} />
        )
      }}
    />
  )
}
