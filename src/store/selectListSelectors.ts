import { createSelector } from '@reduxjs/toolkit'
import { departmentsAdapter, industriesAdapter, locationsAdapter, rolesAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Option } from '@/domain/options'
import type { RootState } from './store'

const selectResult = portalApi.endpoints.getSelectLists.select()
const selectLists = (state: RootState) => selectResult(state).data

type Lists = NonNullable<ReturnType<typeof selectLists>>

const none: readonly Option[] = []

/** The options of one of the select lists, without those that have no name; none until the lists are loaded. */
const optionsOf = (toOptions: (lists: Lists) => Option[]) =>
  createSelector([selectLists], (lists) =>
    lists ? toOptions(lists).filter(({ label }) => label.trim() !== '') : none,
  )

export const selectDepartmentOptions = optionsOf(({ department }) =>
  departmentsAdapter
    .getSelectors()
    .selectAll(department)
    .map(({ department_id, d_name }) => ({ value: department_id, label: d_name })),
)

export const selectIndustryOptions = optionsOf(({ industry }) =>
  industriesAdapter
    .getSelectors()
    .selectAll(industry)
    .map(({ industry_id, industry_name }) => ({ value: industry_id, label: industry_name })),
)

export const selectRoleOptions = optionsOf(({ role }) =>
  rolesAdapter
    .getSelectors()
    .selectAll(role)
    .map(({ role_id, role_name }) => ({ value: role_id, label: role_name })),
)

export const selectLocationOptions = optionsOf(({ location }) =>
  locationsAdapter
    .getSelectors()
    .selectAll(location)
    .map(({ location_id, location_name }) => ({ value: location_id, label: location_name })),
)
