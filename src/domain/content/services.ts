import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { foldText, hasHindi } from '../text/compareText'
import { plainText } from '../text/markup'
import type { Service } from './entities'
import { localized, type LocalizedText } from './localized'

const firstOf = (
  service: Service,
  names: readonly ('title' | 'service_name')[],
  i18n: I18n,
): LocalizedText => {
  const name = names.find((one) => service[one])
  if (!name) return { text: i18n._(msg`Service without a name`), lang: undefined }
  return localized(service, name, i18n)
}

export const serviceTitle = (service: Service, i18n: I18n) =>
  firstOf(service, ['title', 'service_name'], i18n)

export const serviceName = (service: Service, i18n: I18n) => firstOf(service, ['service_name', 'title'], i18n)

/** The services whose name, title or description contains the text in a language, in their order. */
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
