import { createSelector, type EntityAdapter, type EntityState } from '@reduxjs/toolkit'
import { categoriesAdapter, companiesAdapter, sliderAdapter } from '@/api/adapters'
import { HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX } from '@/domain/limits'

/** What Home shows of a list that holds more; nothing until the list has come. */
const shownOf = <Entity>(
  adapter: EntityAdapter<Entity, string>,
  choose: (entities: Entity[]) => readonly Entity[],
) => {
  const { selectAll } = adapter.getSelectors()
  const none: readonly Entity[] = []
  return createSelector([(list: EntityState<Entity, string> | undefined) => list], (list) =>
    list ? choose(selectAll(list)) : none,
  )
}

export const selectHomeIndustries = shownOf(categoriesAdapter, (industries) =>
  industries.slice(0, HOME_INDUSTRIES_MAX),
)

export const selectHomeCompanies = shownOf(companiesAdapter, (companies) =>
  companies.slice(0, HOME_COMPANIES_MAX),
)

/** The slides in the order of their ids; one that names no image shows nothing. */
export const selectSlides = shownOf(sliderAdapter, (slides) => slides.filter(({ image }) => image !== ''))
