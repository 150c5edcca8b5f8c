import { categoriesAdapter } from '@/api/adapters'
import type { ApiError } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { allOf } from './allOf'
import type { RootState } from './store'

/** The categories in the order of the server. */
export const selectCategoryList = allOf(categoriesAdapter)

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

/** When the server was asked for a category that it refused; undefined where it did not. */
export const selectCategoryRefusedAt = (state: RootState, id: string): number | undefined => {
  const answer = portalApi.endpoints.getJobsByCategory.select(id)(state)
  return (answer.error as ApiError | undefined)?.kind === 'refused' ? answer.startedTimeStamp : undefined
}
