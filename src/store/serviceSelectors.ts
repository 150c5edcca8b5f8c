import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { servicesAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Service } from '@/domain/entities'
import { findServices } from '@/domain/services'
import { allOf } from './contentSelectors'
import type { RootState } from './store'

const selectServicesResult = portalApi.endpoints.getServices.select()

const selectServices = allOf(servicesAdapter, selectServicesResult)

/** The service of this id, or undefined if the list lacks it. */
export const selectServiceById = (state: RootState, id: string): Service | undefined => {
  const service = selectServicesResult(state).data?.entities[id]
  // `constructor` is a property of every object.
  return service?.service_id === id ? service : undefined
}

/**
 * The services that contain the text, in the order of the list; all of them for an empty text. Only the last result is
 * cached: on the server, one for each text that visitors type would pile up.
 */
export const selectFoundServices = createSelector(
  [selectServices, (_state: RootState, search: string) => search],
  findServices,
  { memoize: lruMemoize },
)
