import type { Service } from './entities'
import { plainText } from './plainText'
import { foldText, hasHindi } from './compareText'

const NO_NAME = 'Service without a name'

/** The heading of a service; without a title, its name. */
export const serviceTitle = ({ title, service_name }: Service) => title || service_name || NO_NAME

/** The short name of a service; without a name, its title. */
export const serviceName = ({ title, service_name }: Service) => service_name || title || NO_NAME

/** The services whose name, title or description contains the text, in their order. */
export const findServices = (services: readonly Service[], search: string) => {
  const wanted = foldText(search)
  const isHindi = hasHindi(wanted)
  return services.filter(({ service_name, title, description, ...hindi }) => {
    const { service_name_hi = '', title_hi = '', description_hi = '' } = isHindi ? hindi : {}
    return [service_name, title, plainText(description), service_name_hi, title_hi, plainText(description_hi)]
      .map(foldText)
      .some((text) => text.includes(wanted))
  })
}
