import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Plural } from '@lingui/react/macro'
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
import { memo, useRef } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { countSetFilters, filterTable, noFilters, postedLabel, yearsLabel } from '@/domain/jobs/jobFilter'
import type { CountedChoices } from '@/domain/jobs/foundJobs'
import { EXPERIENCE_YEARS } from '@/domain/site/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { experienceChosen, fresherToggled, postedChosen, selectFilters } from '@/store/jobFilters'
import type { ShownList } from '@/store/jobSelectors'
import { jobCount } from '../titles'
import { FilterGroup } from './FilterGroup'
import { FiltersButton } from './FiltersButton'
import { CheckboxChoice, ChoiceRow, ListFilter } from './ListFilter'

const FiltersHeading = ({ filters }: Pick<ShownList, 'filters'>) => {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        {t`Filters`}
      </Typography>
      {countSetFilters(filters) > 0 ? (
        <FiltersButton
          filters={{ ...noFilters, sort: filters.sort }}
          // The button disappears: the focus goes to the heading.
          onChosen={() => heading.current?.focus()}
          sx={{ mr: -1 }}
        >
          {t`Clear`}
        </FiltersButton>
      ) : null}
    </Box>
  )
}

const spoken = (years: number, i18n: I18n) =>
  years === 0 ? i18n._(msg({ message: 'Any', comment: 'Any experience' })) : yearsLabel(years, i18n)

const MIN = 1
const STEPS = new Set(['keydown', 'input', 'change'])

/** 0 years, no filter, is below the range: the thumb is then at the start, and a step forward chooses the start. */
const YearsSlider = ({ experience }: { experience: number }) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const input = useRef<HTMLInputElement>(null)
  const choose = (years: number) => dispatch(experienceChosen(years))
  const clear = () => {
    choose(0)
    // The button disappears: the focus goes to the slider.
    input.current?.focus()
  }
  return (
    <>
      <Slider
        aria-label={i18n._(filterTable.experience.name)}
        getAriaValueText={() => spoken(experience, i18n)}
        min={MIN}
        max={EXPERIENCE_YEARS.length}
        value={experience}
        onChange={({ type }, years: number) =>
          choose(experience === 0 && years === MIN + 1 && STEPS.has(type) ? MIN : years)
        }
        // `min` and `max` say the same.
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
        {/* As specified, although the slider runs from 1 to 20. */}
        <span>{yearsLabel(0, i18n)}</span>
        {experience > 0 ? (
          <Button size="small" onClick={clear}>
            {t`Clear experience`}
          </Button>
        ) : null}
        <span>{yearsLabel(30, i18n)}</span>
      </Stack>
    </>
  )
}

/** Without script a list of years replaces the slider. */
const YearsSelect = ({ experience }: { experience: number }) => {
  const { i18n } = useLingui()
  const { parameter, name } = filterTable.experience
  return (
    <NativeSelect
      defaultValue={experience || ''}
      inputProps={{ name: parameter, 'aria-label': i18n._(name) }}
      options={[0, ...EXPERIENCE_YEARS].map((years) => ({
        value: years || '',
        label: spoken(years, i18n),
      }))}
    />
  )
}

type ChoicesProps = { choices: CountedChoices }

/** The years, and the jobs for freshers. A note says what both leave together. */
const ExperienceFilter = ({ choices, withoutScript }: ChoicesProps & { withoutScript: boolean }) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const fresher = useAppSelector((state) => selectFilters(state).fresher)
  const experience = useAppSelector((state) => selectFilters(state).experience)
  const Years = withoutScript ? YearsSelect : YearsSlider
  return (
    <FilterGroup title={i18n._(filterTable.experience.name)} chosen={spoken(experience, i18n)} startsOpen>
      <Years experience={experience} />
      <FormGroup>
        <CheckboxChoice
          filter="fresher"
          value="1"
          label={t`Fresher (0 years)`}
          count={choices.fresher[0]?.count ?? 0}
          isChosen={fresher}
          onToggle={() => dispatch(fresherToggled())}
          isFigure
        />
        {fresher && experience > 0 ? (
          <Typography variant="body2" color="textSecondary">
            <Plural
              value={experience}
              one={`Both are set: jobs for freshers that also suit ${experience} year. Clear one of them to see more.`}
              other={`Both are set: jobs for freshers that also suit ${experience} years. Clear one of them to see more.`}
            />
          </Typography>
        ) : null}
      </FormGroup>
    </FilterGroup>
  )
}

const PostedFilter = ({ choices }: ChoicesProps) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const posted = useAppSelector((state) => selectFilters(state).posted)
  const { parameter, name } = filterTable.posted
  const title = i18n._(name)
  return (
    <FilterGroup title={title} chosen={posted === 0 ? '' : postedLabel(posted, i18n)} startsOpen={posted > 0}>
      <RadioGroup
        aria-label={title}
        name={parameter}
        value={posted === 0 ? '' : `${posted}`}
        onChange={(_event, days) => dispatch(postedChosen(Number(days)))}
      >
        <ChoiceRow value="" control={<Radio size="small" />} label={<span>{t`Any time`}</span>} />
        {choices.posted.map(({ value, count }) => (
          <ChoiceRow
            key={value}
            value={value}
            data-none={count === 0}
            control={<Radio size="small" />}
            label={
              <>
                <span>{postedLabel(Number(value), i18n)}</span>
                <span>{count}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FilterGroup>
  )
}

type JobFiltersProps = { list: ShownList; withoutScript?: boolean }

/** The body of the sidebar and of the drawer. A tick shows at once, its counts follow with the list. */
export const JobFilters = memo(({ list, withoutScript = false }: JobFiltersProps) => {
  const { t } = useLingui()
  const { filters, isLoading } = list
  const { choices } = list.found
  const findPlace = { label: t`Find a place`, notFound: t`No job names this place.` }
  const findRole = { label: t`Find a role`, notFound: t`No job has this role.` }
  return (
    <Stack>
      <FiltersHeading filters={filters} />
      <ExperienceFilter choices={choices} withoutScript={withoutScript} />
      {isLoading ? (
        <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }} />
      ) : (
        <>
          <ListFilter choices={choices} filter="departments" startsOpen />
          <ListFilter choices={choices} filter="salaries" label={t`Salary (Lakhs)`} isScale startsOpen />
          <ListFilter choices={choices} filter="locations" find={withoutScript ? undefined : findPlace} />
          <ListFilter choices={choices} filter="roles" find={withoutScript ? undefined : findRole} />
          <ListFilter choices={choices} filter="types" />
          <PostedFilter choices={choices} />
        </>
      )}
      {withoutScript ? (
        <Button type="submit" variant="contained">
          {t`Show jobs`}
        </Button>
      ) : null}
    </Stack>
  )
})
JobFilters.displayName = 'JobFilters'

type OpenDrawerProps = { list: ShownList; title: string; open: boolean; onClose: () => void }

export const OpenDrawer = ({ list, title, open, onClose }: OpenDrawerProps) => {
  const { t, i18n } = useLingui()
  const jobs = jobCount(list.found.total, i18n)
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, sx: { width: 'min(360px, 90vw)' } } }}
    >
      <IconButton
        aria-label={t`Close filters`}
        onClick={onClose}
        sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}
      >
        <CloseIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>
        <JobFilters list={list} />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          <span>{list.isLoading ? t`Show jobs` : t`Show ${jobs}`}</span>
        </Button>
      </Box>
    </Drawer>
  )
}
