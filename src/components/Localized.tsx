import { useLingui } from '@lingui/react/macro'
import { localized, type Localizable } from '@/domain/content/localized'

type LocalizedProps<Name extends string> = { of: Localizable<NoInfer<Name>>; name: Name }

/** A text of a row in the language of the page, or as it is written, marked with its language. HTML is shown by `RichText`. */
export const Localized = <Name extends string>({ of, name }: LocalizedProps<Name>) => {
  const { i18n } = useLingui()
  const { text, lang } = localized(of, name, i18n)
  return lang ? <span lang={lang}>{text}</span> : text
}
