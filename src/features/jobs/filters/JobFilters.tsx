import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useRef } from 'react'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  departmentToggled,
  filtersCleared,
  salaryToggled,
  selectFilters,
  typeToggled,
} from '@/store/jobFilters'
import { selectFilterCount, selectJobChoices } from '@/store/jobSelectors'
import { CheckboxFilter } from './CheckboxFilter'
import { ExperienceFilter } from './ExperienceFilter'
import { NO_FILTERS_FORM_ID } from './FilterForm'
import { LocationFilter } from './LocationFilter'
import { PostedFilter } from './PostedFilter'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

type JobFiltersProps = { industryId?: string }

const FiltersHeading = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = useAppSelector((state) => selectFilterCount(state, industryId) > 0)
  const clear = () => {
    dispatch(filtersCleared())
    // The button disappears: the focus goes to the heading.
    heading.current?.focus()
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        Filters
      </Typography>
      {isFiltered ? (
        <Button type="submit" form={NO_FILTERS_FORM_ID} onClick={clear} sx={{ mr: -2.5 }}>
          Clear
        </Button>
      ) : null}
    </Box>
  )
}

const DepartmentFilter = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).departments)
  const { departments } = useAppSelector((state) => selectJobChoices(state, industryId))
  const toggle = useCallback((id: string) => void dispatch(departmentToggled(id)), [dispatch])
  if (departments.length === 0) return null
  return (
    <CheckboxFilter
      label="Department"
      filter="departments"
      choices={departments}
      chosen={chosen}
      onToggle={toggle}
      industryId={industryId}
    />
  )
}

const SalaryFilter = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).salaries)
  const toggle = useCallback((band: string) => void dispatch(salaryToggled(band)), [dispatch])
  return (
    <CheckboxFilter
      label="Salary (Lakhs)"
      filter="salaries"
      choices={salaryChoices}
      columns={2}
      isFigure
      chosen={chosen}
      onToggle={toggle}
      industryId={industryId}
    />
  )
}

const TypeFilter = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).types)
  const { types } = useAppSelector((state) => selectJobChoices(state, industryId))
  const toggle = useCallback((type: string) => void dispatch(typeToggled(type)), [dispatch])
  if (types.length === 0) return null
  return (
    <CheckboxFilter
      label="Employment type"
      filter="types"
      choices={types}
      chosen={chosen}
      onToggle={toggle}
      industryId={industryId}
    />
  )
}

/**
 * The body of the sidebar and of the drawer. Each part selects its own choice only, so that typing in the search box
 * renders none of them.
 */
export const JobFilters = memo(({ industryId, isLoading }: JobFiltersProps & { isLoading: boolean }) => (
  <Stack spacing={2}>
    <FiltersHeading industryId={industryId} />
    <ExperienceFilter industryId={industryId} />
    {isLoading ? (
      <Skeleton variant="rounded" height={320} />
    ) : (
      <>
        <LocationFilter industryId={industryId} />
        <DepartmentFilter industryId={industryId} />
        <SalaryFilter industryId={industryId} />
        <TypeFilter industryId={industryId} />
        <PostedFilter industryId={industryId} />
      </>
    )}
    <noscript>
      <Button type="submit" variant="contained">
        Show jobs
      </Button>
    </noscript>
  </Stack>
))
JobFilters.displayName = 'JobFilters'
