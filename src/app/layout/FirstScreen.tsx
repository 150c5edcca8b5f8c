import Container from '@mui/material/Container'
import { useEffect, type PropsWithChildren } from 'react'
import { Loading } from '@/components/Loading'

/** Shown until the script of the first screen is loaded, when the page came without a rendered screen. */
export const FirstScreenLoading = () => (
  <Container>
    <Loading label="Loading the page" />
  </Container>
)

/** Marks the time from which the script answers the visitor. */
export const FirstScreen = ({ children }: PropsWithChildren) => {
  useEffect(() => {
    performance.mark('usable')
  }, [])
  return children
}
