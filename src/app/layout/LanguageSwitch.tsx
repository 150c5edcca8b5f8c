import type { SxProps, Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '@/components/language'
import { languagePath, languages, type Language } from '@/domain/languages'
import { languageChosen } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'

/** The share of its height at which a page was left for another language, whose texts are as long as they are. */
const PLACE = 'place'

const keepPlace = () => {
  try {
    sessionStorage.setItem(PLACE, `${window.scrollY / document.documentElement.scrollHeight}`)
  } catch {
    // The browser refuses its storage: the page begins at its top.
  }
}

/** Scrolls to where the page was left in another language. */
export const returnToPlace = () => {
  try {
    const share = Number(sessionStorage.getItem(PLACE))
    sessionStorage.removeItem(PLACE)
    if (share > 0) window.scrollTo(0, share * document.documentElement.scrollHeight)
  } catch {
    // As above.
  }
}

/** Makes the attributes of a link to this screen in another language. It loads a page: each language has its own scripts. */
export const useLanguageLink = () => {
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()
  const onClick = () => {
    keepPlace()
    dispatch(languageChosen())
  }
  return (code: Language) => ({
    href: languagePath(code, pathname) + search,
    lang: code,
    hrefLang: code,
    onClick,
  })
}

type LanguageSwitchProps = { component: ElementType; variant?: string; sx?: SxProps<Theme> }

/** Leads to the same screen in each other language, whose name stands in its own letters. `component` takes a component, too. */
export const LanguageSwitch = ({ component: Link, ...look }: LanguageSwitchProps) => {
  const language = useLanguage()
  const linkTo = useLanguageLink()
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => (
      <Link key={code} component="a" {...linkTo(code)} {...look}>
        {name}
      </Link>
    ))
}
