import type { EntityState } from '@reduxjs/toolkit'
import { categoriesAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Category } from '@/domain/entities'
import type { RootState } from './store'

type CategoriesState = EntityState<Category, string>

/** A list that has not come, or was refused, is an empty one: always the same. */
const noCategories: CategoriesState = categoriesAdapter.getInitialState()

const { selectAll } = categoriesAdapter.getSelectors()

/** The categories in the order of the server. */
export const selectCategoryList = (categories: CategoriesState | undefined) =>
  selectAll(categories ?? noCategories)

const cachedLists = [
  portalApi.endpoints.getCategories.select(),
  portalApi.endpoints.getHomeIndustries.select(),
]

/**
 * The name that the card of a category bears in a list that has come already; nothing is asked for here.
 * Undefined where the visitor came straight to the category.
 */
export const selectCategoryName = (state: RootState, id: string): string | undefined =>
  cachedLists.map((select) => select(state).data?.entities[id]?.label).find(Boolean)
