import type { UnknownAction } from '@reduxjs/toolkit'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useRef } from 'react'
import { countSetFilters, noFilters } from '@/domain/jobFilter'
import type { CountedChoice } from '@/domain/jobs/foundJobs'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  departmentToggled,
  filtersCleared,
  salaryToggled,
  selectFilters,
  typeToggled,
} from '@/store/jobFilters'
import { useShownList } from '../useJobList'
import { CheckboxFilter } from './CheckboxFilter'
import { ExperienceFilter } from './ExperienceFilter'
import { FiltersButton } from './FiltersButton'
import { LongListFilter } from './LongListFilter'
import { PostedFilter } from './PostedFilter'

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
          event={filtersCleared()}
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

type ListFilterProps = {
  label: string
  filter: 'departments' | 'salaries' | 'types'
  choices: readonly CountedChoice[]
  toggled: (value: string) => UnknownAction
  columns?: number
  isFigure?: boolean
}

/** A filter of which several values can be ticked, with the visitor's choice. */
const ListFilter = ({ filter, choices, toggled, ...looks }: ListFilterProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state)[filter])
  const toggle = useCallback((value: string) => void dispatch(toggled(value)), [dispatch, toggled])
  if (choices.length === 0) return null
  return <CheckboxFilter filter={filter} choices={choices} chosen={chosen} onToggle={toggle} {...looks} />
}

/** The body of the sidebar and of the drawer. A tick is seen at once, its counts come with the list. */
export const JobFilters = ({ withoutScript = false }) => {
  const { found, isLoading } = useShownList()
  const { choices } = found
  return (
    <Stack spacing={2}>
      <FiltersHeading />
      <ExperienceFilter fresher={choices.fresher} withoutScript={withoutScript} />
      {isLoading ? (
        <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }} />
      ) : (
        <>
          <LongListFilter filter="locations" choices={choices.locations} showsAll={withoutScript} />
          <LongListFilter filter="roles" choices={choices.roles} showsAll={withoutScript} />
          <ListFilter
            label="Department"
            filter="departments"
            choices={choices.departments}
            toggled={departmentToggled}
          />
          <ListFilter
            label="Salary (Lakhs)"
            filter="salaries"
            choices={choices.salaries}
            columns={2}
            isFigure
            toggled={salaryToggled}
          />
          <ListFilter label="Employment type" filter="types" choices={choices.types} toggled={typeToggled} />
          <PostedFilter choices={choices.posted} />
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
