import { createSelector, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
import { companiesAdapter, csrAdapter, emailsAdapter, officesAdapter } from '@/api/adapters'
import { groupOffices } from '@/domain/officeGroups'

/** Reads a list in its order; one that has not come, or was refused, is an empty one, always the same. */
const allOf = <Entity>(adapter: EntityAdapter<Entity, string>) => {
  const none = adapter.getInitialState()
  const { selectAll } = adapter.getSelectors()
  return (list: EntityState<Entity, string> | undefined) => selectAll(list ?? none)
}

export const selectCompanies = allOf(companiesAdapter)
export const selectCsrItems = allOf(csrAdapter)
export const selectEmails = allOf(emailsAdapter)

/** The offices in the groups of the contact screen. */
export const selectOfficeGroups = createSelector([allOf(officesAdapter)], groupOffices)
