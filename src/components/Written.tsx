import { written, type InLanguages } from '@/domain/written'
import { useLanguage } from './language'

/** Returns what gives a text of a row in the language of the page, for attributes: see `written`. */
export const useWritten = () => {
  const language = useLanguage()
  return <Name extends string>(row: InLanguages<Name>, name: Name) => written(language, row, name)
}

type WrittenProps<Name extends string> = { of: InLanguages<Name>; name: Name }

/** A text of a row in the language of the page, or as it is written, marked with its language. HTML is shown by `RichText`. */
export const Written = <Name extends string>({ of, name }: WrittenProps<Name>) => {
  const { text, lang } = useWritten()(of, name)
  return lang ? <span lang={lang}>{text}</span> : text
}
