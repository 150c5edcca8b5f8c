import type { UnknownAction } from '@reduxjs/toolkit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { hiddenWithoutScript } from '@/components/noScript'
import type { Choice } from '@/domain/jobs/jobChoices'
import { placeNamed } from '@/domain/jobs/places'
import { foldText } from '@/domain/textSearch'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { locationToggled, roleToggled } from '@/store/jobFilters'
import { selectJobChoices, selectKnownFilters } from '@/store/jobSelectors'
import { CheckboxChoice, CheckboxFilter } from './CheckboxFilter'

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
    alsoNamed: placeNamed,
  },
  roles: {
    label: 'Role',
    toggled: roleToggled,
    find: 'Find a role',
    notFound: 'No job has this role.',
  },
}

/** The values whose name contains the text. */
const valuesLike = (values: readonly Choice[], text: string, { alsoNamed }: LongList) => {
  const wanted = [text, alsoNamed?.(text) ?? text].map(foldText)
  return values.filter(({ label }) => wanted.some((part) => foldText(label).includes(part)))
}

/** The first values and those that are ticked; all of them where the visitor asks for all. */
const firstValues = (values: readonly Choice[], chosen: readonly string[], showsAll: boolean) =>
  showsAll ? values : values.filter(({ value }, index) => index < FIRST_VALUES || chosen.includes(value))

type LongListFilterProps = { filter: keyof typeof longLists; industryId?: string }

/** A filter of many values: those with most jobs, the others by typing or by a button. */
export const LongListFilter = ({ filter, industryId }: LongListFilterProps) => {
  const list = longLists[filter]
  const dispatch = useAppDispatch()
  const values = useAppSelector((state) => selectJobChoices(state, industryId)[filter])
  const chosen = useAppSelector((state) => selectKnownFilters(state, industryId)[filter])
  const [text, setText] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const isSought = text.trim() !== ''
  const shown = useMemo(
    () => (isSought ? valuesLike(values, text, list) : firstValues(values, chosen, showsAll)),
    [values, chosen, text, isSought, list, showsAll],
  )
  const toggle = useCallback((value: string) => void dispatch(list.toggled(value)), [dispatch, list])
  if (values.length === 0) return null
  const hasMore = values.length > FIRST_VALUES
  const others = values.filter((value) => !shown.includes(value))
  return (
    <CheckboxFilter
      label={list.label}
      filter={filter}
      choices={shown}
      chosen={chosen}
      onToggle={toggle}
      industryId={industryId}
      search={
        hasMore ? (
          <Box sx={{ my: 1, ...hiddenWithoutScript }}>
            <OutlinedInput
              size="small"
              fullWidth
              placeholder={list.find}
              value={text}
              onChange={({ target }) => setText(target.value)}
              // Enter must not send the form of the filters.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              autoComplete="off"
              slotProps={{ input: { 'aria-label': list.find, maxLength: 100 } }}
            />
          </Box>
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
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'flex-start', ml: -1, ...hiddenWithoutScript }}
        >
          <span>{showsAll ? 'Show fewer' : `Show all ${values.length}`}</span>
        </Button>
      ) : null}
      <noscript>
        {others.map((choice) => (
          <CheckboxChoice
            key={choice.value}
            filter={filter}
            choice={choice}
            isChosen={false}
            onToggle={toggle}
            industryId={industryId}
          />
        ))}
      </noscript>
    </CheckboxFilter>
  )
}
