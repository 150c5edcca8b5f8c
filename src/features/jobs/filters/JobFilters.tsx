import type { UnknownAction } from '@reduxjs/toolkit'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
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
import { LongListFilter } from './LongListFilter'
import { PostedFilter } from './PostedFilter'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

type FilterProps = { industryId?: string }

const FiltersHeading = ({ industryId }: FilterProps) => {
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

type ListFilterProps = FilterProps & {
  label: string
  filter: 'departments' | 'salaries' | 'types'
  toggled: (value: string) => UnknownAction
  columns?: number
  isFigure?: boolean
}

/** A filter of which several values can be ticked, with the visitor's choice. */
const ListFilter = ({ filter, toggled, industryId, ...looks }: ListFilterProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state)[filter])
  const choices = useAppSelector((state) =>
    filter === 'salaries' ? salaryChoices : selectJobChoices(state, industryId)[filter],
  )
  const toggle = useCallback((value: string) => void dispatch(toggled(value)), [dispatch, toggled])
  if (choices.length === 0) return null
  return (
    <CheckboxFilter
      filter={filter}
      choices={choices}
      chosen={chosen}
      onToggle={toggle}
      industryId={industryId}
      {...looks}
    />
  )
}

export type JobFiltersProps = FilterProps & { isLoading: boolean }

/**
 * The body of the sidebar and of the drawer. Each part selects its own choice only, so that typing in the search box
 * renders none of them.
 */
export const JobFilters = memo(({ industryId, isLoading }: JobFiltersProps) => (
  <Stack spacing={2}>
    <FiltersHeading industryId={industryId} />
    <ExperienceFilter industryId={industryId} />
    {isLoading ? (
      <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }} />
    ) : (
      <>
        <LongListFilter filter="locations" industryId={industryId} />
        <LongListFilter filter="roles" industryId={industryId} />
        <ListFilter
          label="Department"
          filter="departments"
          toggled={departmentToggled}
          industryId={industryId}
        />
        <ListFilter
          label="Salary (Lakhs)"
          filter="salaries"
          columns={2}
          isFigure
          toggled={salaryToggled}
          industryId={industryId}
        />
        <ListFilter label="Employment type" filter="types" toggled={typeToggled} industryId={industryId} />
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
