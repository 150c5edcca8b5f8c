import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CONFIDENTIAL, NO_POSITION } from '../display'
import type { Language } from '../languages'
import { written, type InLanguages, type WrittenText } from '../written'

/** Texts of ours that stand for one that is missing or hidden. */
const stands: ReadonlyMap<string, MessageDescriptor> = new Map([
  [NO_POSITION, msg`Position not specified`],
  [CONFIDENTIAL, msg`Confidential`],
])

/** A short text of a job in the language of the page, or as it is written. */
export const jobText = <Name extends string>(
  job: InLanguages<NoInfer<Name>>,
  name: Name,
  i18n: I18n,
): WrittenText => {
  const stand = stands.get(job[name])
  return stand ? { text: i18n._(stand), lang: undefined } : written(i18n.locale as Language, job, name)
}
