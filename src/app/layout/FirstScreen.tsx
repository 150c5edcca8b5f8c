import Container from '@mui/material/Container'
import { createContext, use, useEffect, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import { Loading } from '@/components/Loading'

/** Shown until the script of the first screen is loaded, when the page came without a rendered screen. */
export const FirstScreenLoading = () => (
  <Container>
    <Loading label="Loading the page" />
  </Container>
)

type FirstScreenData = {
  /** The history entry of the screen that the server rendered. */
  key: string
  /** Resolves when the lists are loaded that were too long to travel inside the page. */
  loaded: Promise<unknown>
}

/** Undefined if the page brought all that its screen shows. */
export const FirstScreenContext = createContext<FirstScreenData | undefined>(undefined)

/**
 * Suspends the hydration of the screen until its lists are loaded: meanwhile it stays as the server rendered it, and
 * its links and its search form work as they do without script.
 */
export const FirstScreen = ({ children }: PropsWithChildren) => {
  const first = use(FirstScreenContext)
  const { key } = useLocation()
  if (first?.key === key) use(first.loaded)
  useEffect(() => {
    performance.mark('usable')
  }, [])
  return children
}
