import { createSelector, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
import {
  departmentsAdapter,
  industriesAdapter,
  locationsAdapter,
  rolesAdapter,
  type toSelectLists,
} from '@/api/adapters'
import type { Option } from '@/domain/options'

type SelectLists = ReturnType<typeof toSelectLists>

const none: readonly Option[] = []

/** What a form offers of one list; nothing until the lists have come. */
const optionsOf = <Entity>(
  adapter: EntityAdapter<Entity, string>,
  listOf: (lists: SelectLists) => EntityState<Entity, string>,
  toOption: (entity: Entity) => Option,
) => {
  const { selectAll } = adapter.getSelectors()
  return createSelector([(lists: SelectLists | undefined) => lists], (lists) =>
    lists
      ? selectAll(listOf(lists))
          .map(toOption)
          .filter(({ label }) => label.trim() !== '')
      : none,
  )
}

export const selectDepartmentOptions = optionsOf(
  departmentsAdapter,
  (lists) => lists.department,
  ({ department_id, d_name }) => ({ value: department_id, label: d_name }),
)

export const selectIndustryOptions = optionsOf(
  industriesAdapter,
  (lists) => lists.industry,
  ({ industry_id, industry_name }) => ({ value: industry_id, label: industry_name }),
)

export const selectRoleOptions = optionsOf(
  rolesAdapter,
  (lists) => lists.role,
  ({ role_id, role_name }) => ({ value: role_id, label: role_name }),
)

export const selectLocationOptions = optionsOf(
  locationsAdapter,
  (lists) => lists.location,
  ({ location_id, location_name }) => ({ value: location_id, label: location_name }),
)
