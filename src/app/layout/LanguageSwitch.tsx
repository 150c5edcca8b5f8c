import type { SxProps, Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '@/components/language'
import { languagePath, languages, type Language } from '@/domain/languages'
import { languageChosen } from '@/store/device'
import { readFromDevice, removeFromDevice, writeToDevice } from '@/store/deviceStorage'
import { useAppDispatch } from '@/store/hooks'

/** Where the visitor left a page for its other language: the heading above, and how far below it, as texts differ in length. */
const PLACE = 'place'

/** Below the header, which stays in sight. */
const LINE_PX = 88

/** The beginnings of the parts of the page, and its end. */
const partsOfPage = () => {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY)
  return [0, ...tops.sort((one, other) => one - other), document.documentElement.scrollHeight]
}

const keepPlace = () => {
  if (window.scrollY === 0) return
  const parts = partsOfPage()
  const line = window.scrollY + LINE_PX
  const part = parts.filter((top) => top <= line).length - 1
  const [from = 0, to = from] = parts.slice(part)
  writeToDevice(PLACE, [part, to > from ? (line - from) / (to - from) : 0])
}

/** The page may grow for this long, as its lists load and parts are drawn once they are in sight. */
const GROWS_MS = 3000
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to where the page was left in another language, again while it grows, until the visitor does something. */
export const returnToPlace = () => {
  const place = readFromDevice(PLACE) as [part: number, share: number] | undefined
  if (!place) return
  removeFromDevice(PLACE)
  const [part, share] = place
  const scroll = () => {
    const [from = 0, to = from] = partsOfPage().slice(part)
    window.scrollTo(0, from + share * (to - from) - LINE_PX)
  }
  const growth = new ResizeObserver(scroll)
  growth.observe(document.documentElement)
  const stop = () => {
    growth.disconnect()
    for (const act of ACTS) window.removeEventListener(act, stop)
  }
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true })
  setTimeout(stop, GROWS_MS)
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

/** Leads to the same screen in each other language, named in its own letters. `component` takes a component, too. */
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
