import type { ReactNode, SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { writeFilters, type JobFilters } from '@/domain/jobFilter'
import { useAppDispatch } from '@/store/hooks'
import { filtersReduced } from '@/store/jobFilters'

type FiltersButtonProps = {
  filters: JobFilters
  onChosen: () => void
  /** A button of type submit. */
  children: ReactNode
}

/** Sets filters: at once, or without script by sending them in the address. */
export const FiltersButton = ({ filters, onChosen, children }: FiltersButtonProps) => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const fields = [...writeFilters(new URLSearchParams(search), filters, 1)]
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
