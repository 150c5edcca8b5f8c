import { createSelector } from '@reduxjs/toolkit'
import { companiesAdapter, csrAdapter, emailsAdapter, officesAdapter } from '@/api/adapters'
import { groupOffices } from '@/domain/officeGroups'
import { allOf } from './allOf'

export const selectCompanies = allOf(companiesAdapter)
export const selectCsrItems = allOf(csrAdapter)
export const selectEmails = allOf(emailsAdapter)

/** The offices in the groups of the contact screen. */
export const selectOfficeGroups = createSelector([allOf(officesAdapter)], groupOffices)
