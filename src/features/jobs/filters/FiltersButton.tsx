import type { ReactNode, SyntheticEvent } from 'react'
import { filterParameters, type JobFilters } from '@/domain/jobFilter'
import { paths, screenPath } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { filtersReduced } from '@/store/jobFilters'
import { useListAddress } from '../useListAddress'

const listParameters = new Set<string>(Object.values(filterParameters))

/** Whether the list of a path looks at a parameter. The server, which renders one page for all others, sends no others. */
const isOfList = (pathname: string, name: string) =>
  listParameters.has(name) || (name === 'id' && screenPath(pathname) === paths.jobsByCategory)

type FiltersButtonProps = {
  filters: JobFilters
  onChosen: () => void
  /** A button of type submit. */
  children: ReactNode
}

/** Sets filters: at once, or without script by sending them in the address. */
export const FiltersButton = ({ filters, onChosen, children }: FiltersButtonProps) => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useListAddress()(filters)
  const fields = [...new URLSearchParams(search)].filter(([name]) => isOfList(pathname, name))
  const choose = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(filtersReduced(filters))
    onChosen()
  }
  return (
    <form action={pathname} onSubmit={choose}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
