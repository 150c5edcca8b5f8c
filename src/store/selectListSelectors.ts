import { createSelector, type EntityState } from '@reduxjs/toolkit'
import { portalApi } from '@/api/portalApi'
import type { Option } from '@/domain/options'
import type { RootState } from './store'

const selectResult = portalApi.endpoints.getSelectLists.select()
const selectLists = (state: RootState) => selectResult(state).data

type Lists = NonNullable<ReturnType<typeof selectLists>>

const none: readonly Option[] = []

/** The options of one of the select lists, without those that have no name; none until the lists are loaded. */
const optionsOf = <Name extends string>(
  listOf: (lists: Lists) => EntityState<Record<Name, string>, string>,
  name: Name,
) =>
  createSelector([selectLists], (lists) => {
    if (!lists) return none
    const { ids, entities } = listOf(lists)
    const options = ids.map((value): Option => ({ value, label: entities[value]?.[name] ?? '' }))
    return options.filter(({ label }) => label.trim() !== '')
  })

export const selectDepartmentOptions = optionsOf(({ department }) => department, 'd_name')
export const selectIndustryOptions = optionsOf(({ industry }) => industry, 'industry_name')
export const selectRoleOptions = optionsOf(({ role }) => role, 'role_name')
export const selectLocationOptions = optionsOf(({ location }) => location, 'location_name')
