import type { ReactNode, SyntheticEvent } from 'react'
import type { JobFilters } from '@/domain/jobFilter'
import { useAppDispatch } from '@/store/hooks'
import { filtersReduced } from '@/store/jobFilters'
import { useListAddress } from '../useListAddress'

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
  const fields = [...new URLSearchParams(search)]
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
