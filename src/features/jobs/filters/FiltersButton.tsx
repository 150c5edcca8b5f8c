import Button, { type ButtonProps } from '@mui/material/Button'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { JobFilters } from '@/domain/jobFilter'
import { useAppDispatch } from '@/store/hooks'
import { filtersReplaced } from '@/store/jobFilters'
import { useListAddress } from '../useJobList'

type FiltersButtonProps = ButtonProps & {
  filters: JobFilters
  /** The button is about to disappear. */
  onChosen: () => void
}

/** Sets filters at once, or without script by a link to the list that has them. */
export const FiltersButton = ({ filters, onChosen, ...button }: FiltersButtonProps) => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useListAddress()(filters)
  const choose = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(filtersReplaced(filters))
    onChosen()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') choose(event)
  }
  return (
    <Button
      component="a"
      role="button"
      href={pathname + search}
      onClick={choose}
      onKeyDown={press}
      {...button}
    />
  )
}
