import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  departmentToggled,
  filtersCleared,
  salaryToggled,
  selectFilterCount,
  selectFilters,
} from '@/store/jobFilters'
import { selectDepartments, type JobsState } from '@/store/jobSelectors'
import { CheckboxGroup } from './CheckboxGroup'
import { ExperienceFilter } from './ExperienceFilter'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

const ClearButton = () => {
  const dispatch = useAppDispatch()
  const isFiltered = useAppSelector(selectFilterCount) > 0
  return isFiltered ? (
    <Button size="small" onClick={() => dispatch(filtersCleared())} sx={{ mr: -1 }}>
      Clear
    </Button>
  ) : null
}

const DepartmentFilter = ({ jobs }: { jobs: JobsState | undefined }) => {
  const dispatch = useAppDispatch()
  return (
    <CheckboxGroup
      label="Department"
      choices={selectDepartments(jobs)}
      chosen={useAppSelector((state) => selectFilters(state).departments)}
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
      chosen={useAppSelector((state) => selectFilters(state).salaries)}
      onToggle={(band) => dispatch(salaryToggled(band))}
    />
  )
}

/**
 * The body of the sidebar and of the drawer alike. Each part asks for its own choice only, so that typing in the
 * search box draws none of them anew.
 */
export const JobFilters = memo(({ jobs }: { jobs: JobsState | undefined }) => (
  <Stack spacing={2.5}>
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: -1 }}
    >
      <Typography variant="h3" component="h2">
        Filters
      </Typography>
      <ClearButton />
    </Box>
    <ExperienceFilter />
    <DepartmentFilter jobs={jobs} />
    <SalaryFilter />
  </Stack>
))
JobFilters.displayName = 'JobFilters'
