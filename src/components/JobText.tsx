import { useLingui } from '@lingui/react'
import { jobText } from '@/domain/jobs/jobText'
import type { InLanguages } from '@/domain/written'

type JobTextProps<Name extends string> = { of: InLanguages<NoInfer<Name>>; name: Name }

/** A short text of a job in the language of the page, or as it is written, marked with its language. */
export const JobText = <Name extends string>({ of, name }: JobTextProps<Name>) => {
  const { text, lang } = jobText(of, name, useLingui().i18n)
  return lang ? <span lang={lang}>{text}</span> : text
}
