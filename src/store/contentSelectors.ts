import { createSelector, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
import {
  categoriesAdapter,
  companiesAdapter,
  csrAdapter,
  emailsAdapter,
  officesAdapter,
  sliderAdapter,
} from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX } from '@/domain/limits'
import { groupOffices } from '@/domain/officeGroups'
import type { RootState } from './store'

const { endpoints } = portalApi

type CachedList<Entity> = (state: RootState) => { data?: EntityState<Entity, string> }

/** Selects a cached list in its order; a list that is not loaded is empty, and always the same empty array. */
export const allOf = <Entity>(adapter: EntityAdapter<Entity, string>, selectResult: CachedList<Entity>) => {
  const empty = adapter.getInitialState()
  return adapter.getSelectors((state: RootState) => selectResult(state).data ?? empty).selectAll
}

const selectCategories = endpoints.getCategories.select()
const selectIndustries = endpoints.getHomeIndustries.select()

export const selectCategoryList = allOf(categoriesAdapter, selectCategories)
export const selectCompanies = allOf(companiesAdapter, endpoints.getCompanies.select())
export const selectCsrItems = allOf(csrAdapter, endpoints.getCsrItems.select())
export const selectEmails = allOf(emailsAdapter, endpoints.getEmails.select())

export const selectHomeIndustries = createSelector(
  [allOf(categoriesAdapter, selectIndustries)],
  (industries) => industries.slice(0, HOME_INDUSTRIES_MAX),
)

export const selectHomeCompanies = createSelector([selectCompanies], (companies) =>
  companies.slice(0, HOME_COMPANIES_MAX),
)

/** The slides in the order of their ids, without those that have no image. */
export const selectSlides = createSelector(
  [allOf(sliderAdapter, endpoints.getSliderImages.select())],
  (slides) => slides.filter(({ image }) => image !== ''),
)

export const selectOfficeGroups = createSelector(
  [allOf(officesAdapter, endpoints.getOffices.select())],
  groupOffices,
)

/** The name of a category in the lists that are cached; undefined if the visitor came straight to the category. */
export const selectCategoryName = (state: RootState, id: string): string | undefined =>
  [selectCategories, selectIndustries].map((select) => select(state).data?.entities[id]?.label).find(Boolean)
