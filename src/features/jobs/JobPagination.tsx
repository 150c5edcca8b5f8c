import usePagination from '@mui/material/usePagination'
import { Link, useLocation } from 'react-router'
import { writeFilters, type JobFilters } from '@/domain/jobFilter'

type JobPaginationProps = { filters: JobFilters; page: number; pages: number }

type Item = ReturnType<typeof usePagination>['items'][number]

const ELLIPSIS = '…'

const nameOf = ({ type, page, selected }: Item) => {
  if (type !== 'page') return `Go to ${type} page`
  return selected ? `page ${page}` : `Go to page ${page}`
}

const PageItem = ({ item, address }: { item: Item; address: string }) => {
  // An element of its own, which a translated page does not lose when numbers move.
  if (item.type.endsWith('ellipsis')) return <div>{ELLIPSIS}</div>
  const content = item.type === 'page' ? <span>{item.page}</span> : <i className={`pages-${item.type}`} />
  return item.disabled ? (
    <button type="button" disabled aria-label={nameOf(item)}>
      {content}
    </button>
  ) : (
    <Link to={address} aria-label={nameOf(item)} aria-current={item.selected ? 'page' : undefined}>
      {content}
    </Link>
  )
}

const Pages = ({ filters, page, pages }: JobPaginationProps) => {
  const { items } = usePagination({ page, count: pages })
  const { search } = useLocation()
  const first = `?${writeFilters(new URLSearchParams(search), filters, 1)}`
  const addressOf = (target: number | null) =>
    target === null || target < 2 ? first : `${first}${first === '?' ? '' : '&'}page=${target}`
  return (
    <nav className="pages" aria-label="pagination navigation">
      <ul>
        {items.map((item) => (
          <li key={`${item.type} ${item.page}`}>
            <PageItem item={item} address={addressOf(item.page)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The pages of a list as real links, each with the filters in its address. */
export const JobPagination = (props: JobPaginationProps) => (props.pages < 2 ? null : <Pages {...props} />)
