import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError'

const TITLE = 'Unexpected Application Error!'

const describe = (error: unknown) => {
  if (isRouteErrorResponse(error) && error.status === 404) return 'There is no page at this address.'
  // The message goes on with the address of the chunk, which means nothing to a visitor.
  if (isChunkError(error)) return /^Loading chunk \S+ failed/.exec(error.message)?.[0] ?? error.message
  return 'This page ran into a problem that we did not foresee.'
}

/** Replaces a screen that does not exist, threw, or failed to load. */
export const ErrorScreen = () => {
  const error = useRouteError()
  const { pathname } = useLocation()
  const canRetry = isChunkError(error)
  const text = describe(error)
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageMeta title={TITLE} description={text} path={pathname} isGone />
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ mt: 2, mb: 4 }} color="textSecondary">
        {text}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {canRetry ? (
          <Button variant="contained" onClick={reloadPage}>
            Try again
          </Button>
        ) : null}
        <Button variant={canRetry ? 'outlined' : 'contained'} href={paths.home}>
          Back to the home page
        </Button>
        <Button variant="outlined" href={paths.fullTimeJobs}>
          See all jobs
        </Button>
      </Stack>
    </Container>
  )
}
