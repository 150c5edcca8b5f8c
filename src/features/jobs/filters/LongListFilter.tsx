import type { UnknownAction } from '@reduxjs/toolkit'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { type CountedChoice, knownFilters } from '@/domain/jobs/foundJobs'
import { canonicalPlace } from '@/domain/jobs/places'
import { foldText } from '@/domain/compareText'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { locationToggled, roleToggled, selectFilters } from '@/store/jobFilters'
import { useShownList } from '../useJobList'
import { CheckboxFilter } from './CheckboxFilter'

/** Values that are shown before the visitor looks for others. */
const FIRST_VALUES = 10

type LongList = {
  label: string
  toggled: (value: string) => UnknownAction
  /** The name of the field that looks for a value. */
  find: string
  notFound: string
  /** What else a typed name may mean. */
  alsoNamed?: (text: string) => string
}

const longLists: Record<'locations' | 'roles', LongList> = {
  locations: {
    label: 'Location',
    toggled: locationToggled,
    find: 'Find a place',
    notFound: 'No job names this place.',
    // Another spelling or script.
    alsoNamed: canonicalPlace,
  },
  roles: {
    label: 'Role',
    toggled: roleToggled,
    find: 'Find a role',
    notFound: 'No job has this role.',
  },
}

/** The values whose name contains the text. */
const valuesLike = (values: readonly CountedChoice[], text: string, { alsoNamed }: LongList) => {
  const wanted = [text, alsoNamed?.(text) ?? text].map(foldText)
  return values.filter(({ label }) => wanted.some((part) => foldText(label).includes(part)))
}

/** The first values and those that are ticked. */
const firstValues = (values: readonly CountedChoice[], chosen: readonly string[]) =>
  values.filter(({ value }, index) => index < FIRST_VALUES || chosen.includes(value))

type LongListFilterProps = {
  filter: keyof typeof longLists
  choices: readonly CountedChoice[]
  /** All values, and nothing that needs script. */
  showsAll: boolean
}

/** A filter of many values: those with most jobs, the others by typing or by a button. */
export const LongListFilter = ({ filter, choices: values, showsAll }: LongListFilterProps) => {
  const list = longLists[filter]
  const dispatch = useAppDispatch()
  const { choices: known } = useShownList().found
  const chosen = knownFilters(known, useAppSelector(selectFilters))[filter]
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(showsAll)
  const toggle = useCallback((value: string) => void dispatch(list.toggled(value)), [dispatch, list])
  if (values.length === 0) return null
  const hasMore = values.length > FIRST_VALUES && !showsAll
  const isSought = text.trim() !== ''
  const few = isOpen ? values : firstValues(values, chosen)
  const shown = isSought ? valuesLike(values, text, list) : few
  return (
    <CheckboxFilter
      label={list.label}
      filter={filter}
      choices={shown}
      chosen={chosen}
      onToggle={toggle}
      search={
        hasMore ? (
          <OutlinedInput
            size="small"
            fullWidth
            placeholder={list.find}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            slotProps={{ input: { 'aria-label': list.find, maxLength: 100 } }}
            sx={{ my: 1 }}
          />
        ) : null
      }
    >
      {shown.length === 0 ? (
        <Typography role="status" variant="body2" color="textSecondary">
          {list.notFound}
        </Typography>
      ) : null}
      {hasMore && !isSought ? (
        <Button
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ alignSelf: 'flex-start', ml: -1 }}
        >
          <span>{isOpen ? 'Show fewer' : `Show all ${values.length}`}</span>
        </Button>
      ) : null}
    </CheckboxFilter>
  )
}
