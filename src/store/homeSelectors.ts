import { createSelector } from '@reduxjs/toolkit'
import { categoriesAdapter, companiesAdapter, sliderAdapter } from '@/api/adapters'
import { HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX } from '@/domain/limits'
import { allOf } from './allOf'

/** What Home shows of lists that hold more; nothing until they have come. */
export const selectHomeIndustries = createSelector([allOf(categoriesAdapter)], (industries) =>
  industries.slice(0, HOME_INDUSTRIES_MAX),
)

export const selectHomeCompanies = createSelector([allOf(companiesAdapter)], (companies) =>
  companies.slice(0, HOME_COMPANIES_MAX),
)

/** The slides in the order of their ids; one that names no image shows nothing. */
export const selectSlides = createSelector([allOf(sliderAdapter)], (slides) =>
  slides.filter(({ image }) => image !== ''),
)
