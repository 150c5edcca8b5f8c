import { useRef, type PropsWithChildren, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { useEarlyInput } from '@/components/useEarlyInput'
import { landingWords, paths, screenPath } from '@/domain/paths'

/** Ties the search box, which is elsewhere on the page, to the form of the filters. */
export const FILTER_FORM_ID = 'filters'
/** The form of the buttons that take all filters back. */
export const NO_FILTERS_FORM_ID = 'no-filters'

const stay = (event: SyntheticEvent) => event.preventDefault()

/**
 * Without script, and before it runs, the filters are sent like any form and the server answers with the list. With
 * script they act at once and nothing is sent. The filters of a landing page are among those that are sent: it leads to the
 * list of all jobs.
 */
export const FilterForm = ({ children }: PropsWithChildren) => {
  const form = useRef<HTMLFormElement>(null)
  useEarlyInput(form)
  const { pathname, search } = useLocation()
  const action = landingWords(pathname) ? paths.fullTimeJobs : pathname
  const category = screenPath(pathname) === paths.jobsByCategory && (
    <input type="hidden" name="id" value={new URLSearchParams(search).get('id') ?? ''} />
  )
  return (
    <>
      <form ref={form} id={FILTER_FORM_ID} action={action} onSubmit={stay} autoComplete="off">
        {category}
        {children}
      </form>
      <form id={NO_FILTERS_FORM_ID} action={action} onSubmit={stay}>
        {category}
      </form>
    </>
  )
}
