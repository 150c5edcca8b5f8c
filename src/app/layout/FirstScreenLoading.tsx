import Container from '@mui/material/Container'
import { Loading } from '@/components/Loading'

/** Shown until the script of the first screen is loaded, when the page came without a rendered screen. */
export const FirstScreenLoading = () => (
  <Container>
    <Loading label="Loading the page" />
  </Container>
)
