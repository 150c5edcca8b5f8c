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
import { locationToggled } from '@/store/jobFilters'
import { selectJobChoices, selectKnownFilters } from '@/store/jobSelectors'
import { CheckboxChoice, CheckboxFilter } from './CheckboxFilter'

/** Places that are shown before the visitor looks for others. */
const FIRST_PLACES = 10

/** The places whose name contains the text, also where it is typed in another spelling or script. */
const placesLike = (places: readonly Choice[], text: string) => {
  const wanted = [foldText(text), foldText(placeNamed(text))]
  return places.filter(({ label }) => wanted.some((part) => foldText(label).includes(part)))
}

/** The first places and those that are ticked; all of them, or those that are looked for. */
const shownPlaces = (
  places: readonly Choice[],
  chosen: readonly string[],
  text: string,
  showsAll: boolean,
) => {
  if (text.trim() !== '') return placesLike(places, text)
  return showsAll
    ? places
    : places.filter(({ value }, index) => index < FIRST_PLACES || chosen.includes(value))
}

/** The places with most jobs; the others by typing or by a button. */
export const LocationFilter = ({ industryId }: { industryId?: string }) => {
  const dispatch = useAppDispatch()
  const places = useAppSelector((state) => selectJobChoices(state, industryId).locations)
  const chosen = useAppSelector((state) => selectKnownFilters(state, industryId).locations)
  const [text, setText] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const shown = useMemo(() => shownPlaces(places, chosen, text, showsAll), [places, chosen, text, showsAll])
  const toggle = useCallback((place: string) => void dispatch(locationToggled(place)), [dispatch])
  if (places.length === 0) return null
  const hasMore = places.length > FIRST_PLACES
  const others = places.filter((place) => !shown.includes(place))
  return (
    <CheckboxFilter
      label="Location"
      filter="locations"
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
              placeholder="Find a place"
              value={text}
              onChange={({ target }) => setText(target.value)}
              // Enter must not send the form of the filters.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              autoComplete="off"
              slotProps={{ input: { 'aria-label': 'Find a place', maxLength: 100 } }}
            />
          </Box>
        ) : null
      }
    >
      {shown.length === 0 ? (
        <Typography role="status" variant="body2" color="textSecondary">
          No job names this place.
        </Typography>
      ) : null}
      {hasMore && text.trim() === '' ? (
        <Button
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'flex-start', ml: -1, ...hiddenWithoutScript }}
        >
          <span>{showsAll ? 'Show fewer' : `Show all ${places.length}`}</span>
        </Button>
      ) : null}
      <noscript>
        {others.map((choice) => (
          <CheckboxChoice
            key={choice.value}
            filter="locations"
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
