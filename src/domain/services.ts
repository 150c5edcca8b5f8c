import type { Service } from './entities'
import { plainText } from './plainText'
import { searchTextOf, wantedText } from './textSearch'

const NO_NAME = 'Service without a name'

/** The heading of a service; where it has none, its name. */
export const serviceTitle = ({ title, service_name }: Service) => title || service_name || NO_NAME

/** What a service is called in short; where it has no name, its title. */
export const serviceName = ({ title, service_name }: Service) => service_name || title || NO_NAME

/** A service with its texts made ready for searching, the description as a reader sees it. */
export type SearchableService = Service & { searchText: string }

export const toSearchableService = (service: Service): SearchableService => ({
  ...service,
  searchText: searchTextOf([service.service_name, service.title, plainText(service.description)]),
})

/** The services that hold the text, in their order; the list itself where nothing is asked for. */
export const findServices = (services: readonly SearchableService[], search: string) => {
  const wanted = wantedText(search)
  return wanted === '' ? services : services.filter(({ searchText }) => searchText.includes(wanted))
}
