import type { I18n } from '@lingui/core'
import { salaryRange } from '../text/display'
import type { PaidJob } from '../content/entities'
import { SALARY_BANDS } from '../site/limits'
import { lakhsIn } from '../text/typedValues'

/** The band that a job lacks, with its pay. Pay across several bands belongs to the band of its middle. */
export const missingBand = ({ ctc, ...ends }: PaidJob, i18n: I18n) => {
  const known = [ends.ctc_from, ends.ctc_to].filter((lakhs) => lakhs !== null)
  const middle = known.reduce((sum, lakhs) => sum + lakhs, 0) / known.length
  // NaN without a figure.
  if (ctc !== '' || !(middle > 0)) return undefined
  const band = SALARY_BANDS.find((one) => middle <= Number(one.split('-')[1]))
  return band && { band, pay: salaryRange({ ctc, ...ends }, i18n) }
}

/** The same for a job as its form holds it. */
export const missingBandIn = ({ ctc, ctc_from, ctc_to }: Record<keyof PaidJob, string>, i18n: I18n) =>
  missingBand({ ctc, ctc_from: lakhsIn(ctc_from) ?? null, ctc_to: lakhsIn(ctc_to) ?? null }, i18n)
