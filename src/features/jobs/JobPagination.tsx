import usePagination from '@mui/material/usePagination'
import type { MouseEventHandler } from 'react'
import { useLocation } from 'react-router'
import { useFollow } from '@/components/useFollow'
import { writeFilters, type JobFilters } from '@/domain/jobFilter'

type JobPaginationProps = { filters: JobFilters; page: number; pages: number }

type Item = ReturnType<typeof usePagination>['items'][number]

const ELLIPSIS = '…'

const nameOf = ({ type, page, selected }: Item) => {
  if (type !== 'page') return `Go to ${type} page`
  return selected ? `page ${page}` : `Go to page ${page}`
}

type PageItemProps = { item: Item; address: string; onFollow: MouseEventHandler<HTMLAnchorElement> }

const PageItem = ({ item, address, onFollow }: PageItemProps) => {
  // An element of its own, which a translated page does not lose when numbers move.
  if (item.type.endsWith('ellipsis')) return <div>{ELLIPSIS}</div>
  const content = item.type === 'page' ? <span>{item.page}</span> : <i className={`pages-${item.type}`} />
  return item.disabled ? (
    <button type="button" disabled aria-label={nameOf(item)}>
      {content}
    </button>
  ) : (
    <a
      href={address}
      onClick={onFollow}
      aria-label={nameOf(item)}
      aria-current={item.selected ? 'page' : undefined}
    >
      {content}
    </a>
  )
}

const Pages = ({ filters, page, pages }: JobPaginationProps) => {
  const { items } = usePagination({ page, count: pages })
  const follow = useFollow()
  const { pathname, search } = useLocation()
  const query = `${writeFilters(new URLSearchParams(search), filters, 1)}`
  const first = query === '' ? pathname : `${pathname}?${query}`
  const addressOf = (target: number | null) =>
    target === null || target < 2 ? first : `${first}${query === '' ? '?' : '&'}page=${target}`
  return (
    <nav className="pages" aria-label="pagination navigation">
      <ul>
        {items.map((item) => (
          <li key={`${item.type} ${item.page}`}>
            <PageItem item={item} address={addressOf(item.page)} onFollow={follow} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The pages of a list as real links, each with the filters in its address. */
export const JobPagination = (props: JobPaginationProps) => (props.pages < 2 ? null : <Pages {...props} />)
