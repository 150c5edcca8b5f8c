import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useRef } from 'react'
import { filterParameters } from '@/domain/jobFilter'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { departmentToggled, filtersCleared, salaryToggled, selectFilters } from '@/store/jobFilters'
import { selectDepartments, selectFilterCount } from '@/store/jobSelectors'
import { CheckboxFilter } from './CheckboxFilter'
import { ExperienceFilter } from './ExperienceFilter'
import { NO_FILTERS_FORM_ID } from './FilterForm'

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
  const departments = useAppSelector((state) => selectDepartments(state, industryId))
  if (departments.length === 0) return null
  return (
    <CheckboxFilter
      label="Department"
      name={filterParameters.departments}
      choices={departments}
      chosen={chosen}
      onToggle={(id) => dispatch(departmentToggled(id))}
    />
  )
}

const SalaryFilter = () => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).salaries)
  return (
    <CheckboxFilter
      label="Salary (Lakhs)"
      name={filterParameters.salaries}
      choices={salaryChoices}
      columns={2}
      chosen={chosen}
      onToggle={(band) => dispatch(salaryToggled(band))}
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
    <ExperienceFilter />
    {isLoading ? (
      <Skeleton variant="rounded" height={320} />
    ) : (
      <>
        <DepartmentFilter industryId={industryId} />
        <SalaryFilter />
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
