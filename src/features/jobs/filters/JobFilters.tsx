import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import FormGroup from '@mui/material/FormGroup'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { countSetFilters, filterTable, noFilters, postedLabel } from '@/domain/jobFilter'
import { EXPERIENCE_YEARS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filterChosen, selectFilters } from '@/store/jobFilters'
import { jobCount } from '../titles'
import { useShownList } from '../useJobList'
import { FilterGroup } from './FilterGroup'
import { FiltersButton } from './FiltersButton'
import { CheckboxChoice, ChoiceRow, ListFilter } from './ListFilter'

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
          sx={{ mr: -1 }}
        >
          Clear
        </FiltersButton>
      ) : null}
    </Box>
  )
}

const spoken = (years: number) => (years === 0 ? 'Any' : `${years} Yrs`)

const yearOptions = [0, ...EXPERIENCE_YEARS].map((years) => ({ value: years || '', label: spoken(years) }))

const MIN = 1
const STEPS = new Set(['keydown', 'input', 'change'])

/** 0 years, no filter, is below the range: the thumb is then at its start, and a step forward chooses the start itself. */
const YearsSlider = ({ experience }: { experience: number }) => {
  const dispatch = useAppDispatch()
  const input = useRef<HTMLInputElement>(null)
  const choose = (years: number) => dispatch(filterChosen({ experience: years }))
  const clear = () => {
    choose(0)
    // The button disappears: the focus goes to the slider.
    input.current?.focus()
  }
  return (
    <>
      <Slider
        aria-label={filterTable.experience.name}
        getAriaValueText={() => spoken(experience)}
        min={MIN}
        max={EXPERIENCE_YEARS.length}
        value={experience}
        onChange={({ type }, years: number) =>
          choose(experience === 0 && years === MIN + 1 && STEPS.has(type) ? MIN : years)
        }
        // The bounds are those of its `min` and `max`.
        slotProps={{ input: { ref: input, 'aria-valuemin': undefined, 'aria-valuemax': undefined } }}
      />
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 44,
          mt: -1,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {/* So in the specification, although the slider runs from 1 to 20. */}
        <span>0 Yrs</span>
        {experience > 0 ? (
          <Button size="small" onClick={clear}>
            Clear experience
          </Button>
        ) : null}
        <span>30 Yrs</span>
      </Stack>
    </>
  )
}

/** A slider cannot be moved without script: a list of the years stands in for it. */
const YearsSelect = ({ experience }: { experience: number }) => (
  <NativeSelect
    defaultValue={experience || ''}
    inputProps={{ name: filterTable.experience.parameter, 'aria-label': filterTable.experience.name }}
    options={yearOptions}
  />
)

/** The years, and the jobs whose experience begins at 0; it says in words what both leave together. */
const ExperienceFilter = ({ withoutScript }: { withoutScript: boolean }) => {
  const dispatch = useAppDispatch()
  const { fresher, experience } = useAppSelector(selectFilters)
  const { choices } = useShownList().found
  const Years = withoutScript ? YearsSelect : YearsSlider
  return (
    <FilterGroup title={filterTable.experience.name} chosen={spoken(experience)} startsOpen>
      <Years experience={experience} />
      <FormGroup>
        <CheckboxChoice
          filter="fresher"
          value="1"
          label="Fresher (0 years)"
          count={choices.fresher[0]?.count ?? 0}
          isChosen={fresher}
          onToggle={() => dispatch(filterChosen({ fresher: !fresher }))}
          isFigure
        />
        {fresher && experience > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {`Both are set: jobs for freshers that also suit ${experience} ${experience === 1 ? 'year' : 'years'}. Clear one of them to see more.`}
          </Typography>
        ) : null}
      </FormGroup>
    </FilterGroup>
  )
}

/** Since when a job has been posted; '' is any time. */
const PostedFilter = () => {
  const dispatch = useAppDispatch()
  const { posted } = useAppSelector(selectFilters)
  const { choices } = useShownList().found
  const { parameter, name } = filterTable.posted
  return (
    <FilterGroup title={name} chosen={posted === 0 ? '' : postedLabel(posted)} startsOpen={posted > 0}>
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
            data-none={count === 0}
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
    </FilterGroup>
  )
}

const findPlace = { label: 'Find a place', notFound: 'No job names this place.' }
const findRole = { label: 'Find a role', notFound: 'No job has this role.' }

/** The body of the sidebar and of the drawer. A tick is seen at once, its counts come with the list. */
export const JobFilters = ({ withoutScript = false }) => {
  const { isLoading } = useShownList()
  return (
    <Stack>
      <FiltersHeading />
      <ExperienceFilter withoutScript={withoutScript} />
      {isLoading ? (
        <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }} />
      ) : (
        <>
          <ListFilter filter="departments" startsOpen />
          <ListFilter filter="salaries" label="Salary (Lakhs)" isScale startsOpen />
          <ListFilter filter="locations" find={withoutScript ? undefined : findPlace} />
          <ListFilter filter="roles" find={withoutScript ? undefined : findRole} />
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

type OpenDrawerProps = { title: string; open: boolean; onClose: () => void }

/** The filters in a drawer over the list. */
export const OpenDrawer = ({ title, open, onClose }: OpenDrawerProps) => {
  const { found, isLoading } = useShownList()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, sx: { width: 'min(360px, 90vw)' } } }}
    >
      <IconButton aria-label="Close filters" onClick={onClose} sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}>
        <CloseIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>
        <JobFilters />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          <span>{isLoading ? 'Show jobs' : `Show ${jobCount(found.total)}`}</span>
        </Button>
      </Box>
    </Drawer>
  )
}
