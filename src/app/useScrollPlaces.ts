import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { RouterState } from './siteRouter'

type Places = Partial<Record<string, number>>

const STORED = 'scroll-places'

const readPlaces = (): Places => {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}') as Places
  } catch {
    return {}
  }
}

/** A browser may refuse its storage: the places are then forgotten with the page. */
const storePlaces = (places: Places) => {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify(places))
  } catch {
    // The next page begins at its top.
  }
}

/** What a fragment names; one that cannot be decoded, such as #100%, names nothing. */
const elementOf = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * A new screen begins at its top, or at what its address names; who goes back finds the place that was left. The page
 * that a visit begins with is placed by the browser. Answers with what remembers the place before a screen is left.
 */
export const useScrollPlaces = ({ location, historyAction, keepsPlace }: RouterState) => {
  const places = useRef<Places>(undefined)
  const shown = useRef(location)

  const remember = useCallback(() => {
    places.current = { ...(places.current ?? readPlaces()), [shown.current.key]: window.scrollY }
    return places.current
  }, [])

  useEffect(() => {
    const { history } = window
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      // A reload, and the way back from another site, are the browser's own.
      history.scrollRestoration = 'auto'
      storePlaces(remember())
    }
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', leave)
      history.scrollRestoration = 'auto'
    }
  }, [remember])

  useLayoutEffect(() => {
    if (shown.current === location) return
    shown.current = location
    if (keepsPlace) return
    const place = historyAction === 'POP' ? (places.current ?? readPlaces())[location.key] : undefined
    const named = location.hash === '' ? null : elementOf(location.hash)
    // Of what is not laid out the height is a guess, and the place would be another.
    document.documentElement.toggleAttribute('data-restored', place !== undefined && place > 0)
    if (place === undefined && named) named.scrollIntoView()
    else window.scrollTo(0, place ?? 0)
  }, [location, historyAction, keepsPlace])

  return remember
}
