import { createContext, use, useCallback, useEffect, useRef, type PropsWithChildren } from 'react'

/** Called by each screen that is shown; tells whether there was one before. */
const EnterContext = createContext<() => boolean>(() => false)

/** Around all screens of a page. */
export const ScreenFocusProvider = ({ children }: PropsWithChildren) => {
  const wasEntered = useRef(false)
  const enter = useCallback(() => {
    const isReplacing = wasEntered.current
    wasEntered.current = true
    return isReplacing
  }, [])
  return <EnterContext value={enter}>{children}</EnterContext>
}

/**
 * For the element of a screen. What was pressed goes with the screen before: the keyboard goes on from the heading of the
 * new one, and screen readers say where one is. The first screen of a page leaves the focus to the browser, and each to a
 * field of its own that has taken it.
 */
export const useScreenFocus = () => {
  const enter = use(EnterContext)
  const screen = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!enter() || screen.current?.contains(document.activeElement)) return
    screen.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [enter])
  return screen
}
