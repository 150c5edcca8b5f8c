import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { companyValues } from '@/domain/companyTexts'
import { useLanguage } from './language'

/** Shows messages of a table, with what they name of the company: '{city}'. */
export const useCompanyTexts = () => {
  const { i18n } = useLingui()
  const values = companyValues(useLanguage())
  return (text: MessageDescriptor) => i18n._({ ...text, values })
}
