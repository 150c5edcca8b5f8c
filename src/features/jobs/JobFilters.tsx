import { memo, useRef } from 'react'
import { useLocation } from 'react-router'
import { filterParameters } from '@/domain/jobFilter'
import { SALARY_BANDS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { departmentToggled, filtersCleared, salaryToggled, selectFilters } from '@/store/jobFilters'
import { selectDepartments, selectFilterCount } from '@/store/jobSelectors'
import { CheckboxGroup } from './CheckboxGroup'
import { ExperienceFilter } from './ExperienceFilter'
import { unfilteredAddress } from './FilterForm'

const salaryChoices = SALARY_BANDS.map((band) => ({ value: band, label: band }))

type JobFiltersProps = { industryId?: string }

const ClearButton = ({ onClick }: { onClick: () => void }) => {
  const address = unfilteredAddress(useLocation())
  return (
    <>
      <button type="button" className="jobs-button needs-script" onClick={onClick}>
        Clear
      </button>
      <noscript>
        <a className="jobs-button" href={address}>
          Clear
        </a>
      </noscript>
    </>
  )
}

const FiltersHeading = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = useAppSelector((state) => selectFilterCount(state, industryId) > 0)
  const clear = () => {
    dispatch(filtersCleared())
    // The button vanishes, and the focus must not go with it.
    heading.current?.focus()
  }
  return (
    <div className="filters-head">
      <h2 ref={heading} tabIndex={-1}>
        Filters
      </h2>
      {isFiltered ? <ClearButton onClick={clear} /> : null}
    </div>
  )
}

const DepartmentFilter = ({ industryId }: JobFiltersProps) => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector((state) => selectFilters(state).departments)
  const departments = useAppSelector((state) => selectDepartments(state, industryId))
  if (departments.length === 0) return null
  return (
    <CheckboxGroup
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
  return (
    <CheckboxGroup
      label="Salary (Lakhs)"
      name={filterParameters.salaries}
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
export const JobFilters = memo(({ industryId, isLoading }: JobFiltersProps & { isLoading: boolean }) => (
  <div className="filters">
    <FiltersHeading industryId={industryId} />
    <ExperienceFilter />
    {/* What stands below the departments would be pushed away when they come. */}
    {isLoading ? (
      <div className="filters-wait" />
    ) : (
      <>
        <DepartmentFilter industryId={industryId} />
        <SalaryFilter />
      </>
    )}
    <noscript>
      <button className="jobs-button jobs-show">Show jobs</button>
    </noscript>
  </div>
))
JobFilters.displayName = 'JobFilters'
