import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { countSetFilters } from '@/domain/jobFilter'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { departmentToggled, filtersCleared, salaryToggled, selectFilters } from '@/store/jobFilters'
import { selectDepartments, type JobsState } from '@/store/jobSelectors'
import { CheckboxGroup } from './CheckboxGroup'
import { ExperienceFilter } from './ExperienceFilter'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

/** The body of the sidebar and of the drawer alike. */
export const JobFilters = ({ jobs }: { jobs: JobsState | undefined }) => {
  const dispatch = useAppDispatch()
  const filters = useAppSelector(selectFilters)
  const departments = selectDepartments(jobs).map(({ id, name, count }) => ({
    value: id,
    label: name || '(no name)',
    count,
  }))
  return (
    <Stack spacing={2.5}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: -1 }}
      >
        <Typography variant="h3" component="h2">
          Filters
        </Typography>
        {countSetFilters(filters) > 0 ? (
          <Button size="small" onClick={() => dispatch(filtersCleared())} sx={{ mr: -1 }}>
            Clear
          </Button>
        ) : null}
      </Box>
      <ExperienceFilter />
      <CheckboxGroup
        label="Department"
        choices={departments}
        chosen={filters.departments}
        onToggle={(id) => dispatch(departmentToggled(id))}
      />
      <CheckboxGroup
        label="Salary (Lakhs)"
        choices={salaryChoices}
        chosen={filters.salaries}
        onToggle={(band) => dispatch(salaryToggled(band))}
      />
    </Stack>
  )
}
