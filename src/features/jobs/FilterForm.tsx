import type { PropsWithChildren, SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@/domain/paths'

/** Ties the search box, which stands elsewhere, to the form of the filters. */
export const FILTER_FORM_ID = 'filters'

/** What the address of the list holds besides filters: the category. */
const categoryOf = (search: string) => new URLSearchParams(search).get('id')

/** The list of an address without any filter. */
export const unfilteredAddress = ({ pathname, search }: { pathname: string; search: string }) => {
  const category = categoryOf(search)
  return category === null ? pathname : `${pathname}?${new URLSearchParams({ id: category })}`
}

const stay = (event: SyntheticEvent) => event.preventDefault()

/**
 * Without script, and before the page is taken over, the filters are sent like any form, and the server answers
 * with the list; with script they act at once, and nothing is sent.
 */
export const FilterForm = ({ children }: PropsWithChildren) => {
  const { pathname, search } = useLocation()
  const category = pathname.startsWith(paths.jobsByCategory) ? categoryOf(search) : null
  return (
    <form id={FILTER_FORM_ID} action={pathname} onSubmit={stay} autoComplete="off">
      {category === null ? null : <input type="hidden" name="id" value={category} />}
      {children}
    </form>
  )
}
