import { createSelector } from '@reduxjs/toolkit'
import {
  departmentsAdapter,
  industriesAdapter,
  locationsAdapter,
  rolesAdapter,
  type toSelectLists,
} from '@/api/adapters'
import type { Option } from '@/domain/options'

type SelectLists = ReturnType<typeof toSelectLists> | undefined

const none: never[] = []

const listOf = (lists: SelectLists) => lists

/** What a form offers of each list; nothing until the lists have come. */
export const selectDepartmentOptions = createSelector([listOf], (lists): readonly Option[] =>
  lists
    ? departmentsAdapter
        .getSelectors()
        .selectAll(lists.department)
        .map(({ department_id, d_name }) => ({ value: department_id, label: d_name }))
    : none,
)

export const selectIndustryOptions = createSelector([listOf], (lists): readonly Option[] =>
  lists
    ? industriesAdapter
        .getSelectors()
        .selectAll(lists.industry)
        .map(({ industry_id, industry_name }) => ({ value: industry_id, label: industry_name }))
    : none,
)

export const selectRoleOptions = createSelector([listOf], (lists): readonly Option[] =>
  lists
    ? rolesAdapter
        .getSelectors()
        .selectAll(lists.role)
        .map(({ role_id, role_name }) => ({ value: role_id, label: role_name }))
    : none,
)

export const selectLocationOptions = createSelector([listOf], (lists): readonly Option[] =>
  lists
    ? locationsAdapter
        .getSelectors()
        .selectAll(lists.location)
        .map(({ location_id, location_name }) => ({ value: location_id, label: location_name }))
    : none,
)
