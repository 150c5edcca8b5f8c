import { useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useHref, useLocation } from 'react-router'
import { noFilters, setValues, type JobFilters } from '@/domain/jobs/jobFilter'
import { setValueName } from '@/domain/jobs/choiceName'
import { listAddress } from '@/domain/jobs/listAddress'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersReplaced, selectOwnFilters } from '@/store/jobFilters'
import { selectShownList } from '@/store/jobSelectors'

/** The address of the list that is shown, with other filters and another page. */
export const useListAddress = () => {
  const address = useLocation()
  const own = useAppSelector(selectOwnFilters)
  return (filters: JobFilters, page = 1) => listAddress(address, own, filters, page)
}

type FiltersButtonProps = ButtonProps & {
  filters: JobFilters
  /** The button is about to disappear. */
  onChosen: () => void
}

/** Sets filters at once; without script it is a link to the filtered list. */
export const FiltersButton = ({ filters, onChosen, ...button }: FiltersButtonProps) => {
  const dispatch = useAppDispatch()
  const href = useHref(useListAddress()(filters))
  const choose = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(filtersReplaced(filters))
    onChosen()
  }
  return (
    <Button
      component="a"
      role="button"
      href={href}
      onClick={choose}
      onKeyDown={(event: KeyboardEvent) => event.key === ' ' && choose(event)}
      {...button}
    />
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
  // As low and round as a chip, with room around it for a finger.
  '& a': {
    maxWidth: '100%',
    minHeight: 32,
    padding: theme.spacing(0, 1.25),
    borderRadius: 16,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  },
  '& li': { maxWidth: '100%' },
}))

/** A button for each set value, to take it back. The filters of a landing page have none. */
export const ActiveFilters = ({ onRemoved }: { onRemoved: () => void }) => {
  const { t, i18n } = useLingui()
  const { filters, found } = useAppSelector(selectShownList)
  const own = new Set(setValues(useAppSelector(selectOwnFilters) ?? noFilters).map(({ key }) => key))
  const active = setValues(filters).filter(({ key }) => !own.has(key))
  if (active.length === 0) return null
  return (
    <List aria-label={t`Active filters`}>
      {active.map(({ key, without, ...set }) => {
        const { text: name, lang } = setValueName(set, found.choices, i18n)
        return (
          <li key={key}>
            <FiltersButton
              filters={without}
              onChosen={onRemoved}
              variant="outlined"
              size="small"
              endIcon={<CloseIcon />}
              aria-label={t`Remove ${name}`}
            >
              <span lang={lang}>{name}</span>
            </FiltersButton>
          </li>
        )
      })}
    </List>
  )
}
