import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useRef } from 'react'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { departmentToggled, filtersCleared, salaryToggled, selectFilters } from '@/store/jobFilters'
import { selectDepartments, selectFilterCount, type JobsState } from '@/store/jobSelectors'
import { CheckboxGroup } from './CheckboxGroup'
import { ExperienceFilter } from './ExperienceFilter'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

type JobFiltersProps = { jobs: JobsState | undefined }

const FiltersHeading = ({ jobs }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = useAppSelector((state) => selectFilterCount(jobs, selectFilters(state)) > 0)
  const clear = () => {
    dispatch(filtersCleared())
    // The button vanishes, and the focus must not go with it.
    heading.current?.focus()
  }
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: -1 }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        Filters
      </Typography>
      {isFiltered ? (
        <Button size="small" onClick={clear} sx={{ mr: -1, px: 1 }}>
          Clear
        </Button>
      ) : null}
    </Box>
  )
}

const DepartmentFilter = ({ jobs }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).departments)
  const departments = selectDepartments(jobs)
  if (departments.length === 0) return null
  return (
    <CheckboxGroup
      label="Department"
      choices={departments}
      chosen={chosen}
      onToggle={(id) => dispatch(departmentToggled(id))}
    />
  )
}

const SalaryFilter = () => {
  const dispatch = useAppDispatch()
  return (
    <CheckboxGroup
      label="Salary (Lakhs)"
      choices={salaryChoices}
      columns={2}
      chosen={useAppSelector((state) => selectFilters(state).salaries)}
      onToggle={(band) => dispatch(salaryToggled(band))}
    />
  )
}

/**
 * The body of the sidebar and of the drawer alike. Each part asks for its own choice only, so that typing in the
 * search box draws none of them anew.
 */
export const JobFilters = memo(({ jobs, isLoading }: JobFiltersProps & { isLoading: boolean }) => (
  <Stack spacing={2.5}>
    <FiltersHeading jobs={jobs} />
    <ExperienceFilter />
    {/* What stands below the departments would be pushed away when they come. */}
    {isLoading ? (
      <Skeleton variant="rounded" height={320} />
    ) : (
      <>
        <DepartmentFilter jobs={jobs} />
        <SalaryFilter />
      </>
    )}
  </Stack>
))
JobFilters.displayName = 'JobFilters'
