import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { countSetFilters, filterTable, noFilters, postedLabel } from '@/domain/jobFilter'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filterChosen, selectFilters } from '@/store/jobFilters'
import { useShownList } from '../useJobList'
import { ExperienceFilter } from './ExperienceFilter'
import { FiltersButton } from './FiltersButton'
import { ChoiceRow, ListFilter } from './ListFilter'

const FiltersHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { filters } = useShownList()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        Filters
      </Typography>
      {countSetFilters(filters) > 0 ? (
        <FiltersButton
          filters={{ ...noFilters, sort: filters.sort }}
          // The button disappears: the focus goes to the heading.
          onChosen={() => heading.current?.focus()}
          sx={{ mr: -2.5 }}
        >
          Clear
        </FiltersButton>
      ) : null}
    </Box>
  )
}

/** Since when a job has been posted; '' is any time. */
const PostedFilter = () => {
  const dispatch = useAppDispatch()
  const { posted } = useAppSelector(selectFilters)
  const { choices } = useShownList().found
  const { parameter, name } = filterTable.posted
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'h4' }}>
        {name}
      </FormLabel>
      <RadioGroup
        aria-label={name}
        name={parameter}
        value={posted === 0 ? '' : `${posted}`}
        onChange={(_event, days) => dispatch(filterChosen({ posted: Number(days) }))}
      >
        <ChoiceRow value="" control={<Radio size="small" />} label={<span>Any time</span>} />
        {choices.posted.map(({ value, count }) => (
          <ChoiceRow
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={
              <>
                <span>{postedLabel(Number(value))}</span>
                <span>{count}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

const findPlace = { label: 'Find a place', notFound: 'No job names this place.' }
const findRole = { label: 'Find a role', notFound: 'No job has this role.' }

/** The body of the sidebar and of the drawer. A tick is seen at once, its counts come with the list. */
export const JobFilters = ({ withoutScript = false }) => {
  const { isLoading } = useShownList()
  return (
    <Stack spacing={2}>
      <FiltersHeading />
      <ExperienceFilter withoutScript={withoutScript} />
      {isLoading ? (
        <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }} />
      ) : (
        <>
          <ListFilter filter="locations" find={withoutScript ? undefined : findPlace} />
          <ListFilter filter="roles" find={withoutScript ? undefined : findRole} />
          <ListFilter filter="departments" />
          <ListFilter filter="salaries" label="Salary (Lakhs)" columns={2} isFigure />
          <ListFilter filter="types" />
          <PostedFilter />
        </>
      )}
      {withoutScript ? (
        <Button type="submit" variant="contained">
          Show jobs
        </Button>
      ) : null}
    </Stack>
  )
}
