import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { grouped } from '../text/display'

/** 'We usually answer within 4 days'; '' where that is not known. */
export const usualAnswer = (days: number, i18n: I18n) => {
  const count = grouped(days)
  if (days <= 0) return ''
  return i18n._(msg`We usually answer within ${plural(days, { one: '1 day', other: `${count} days` })}`)
}
