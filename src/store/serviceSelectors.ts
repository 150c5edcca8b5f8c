import { createSelector, type EntityState } from '@reduxjs/toolkit'
import { servicesAdapter } from '@/api/adapters'
import type { Service } from '@/domain/entities'
import { findServices, toSearchableService } from '@/domain/services'
import { allOf } from './allOf'
import { keepLast } from './keepLast'

type ServicesArgument = EntityState<Service, string> | undefined

/** A list that has not come, or was refused, is an empty one: always the same, so that nothing is derived twice. */
const noServices = servicesAdapter.getInitialState()

const { selectById } = servicesAdapter.getSelectors()

/** The service of this id, or undefined where the list does not hold it. */
export const selectService = (services: ServicesArgument, id: string): Service | undefined => {
  const service = selectById(services ?? noServices, id)
  // An address may ask for `constructor`, which every object has.
  return service?.service_id === id ? service : undefined
}

const selectSearchable = createSelector([allOf(servicesAdapter)], (services) =>
  services.map(toSearchableService),
)

/** The services that hold the text, in the order of the list; all of them where nothing is asked for. */
export const selectFoundServices = createSelector(
  [selectSearchable, (_services: ServicesArgument, search: string) => search],
  findServices,
  keepLast,
)
