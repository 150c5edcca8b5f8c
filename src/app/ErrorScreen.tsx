import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Loading } from '@/components/Loading'
import { PageMeta } from '@/components/PageMeta'
import { reloadPage } from '@/components/form/reload'
import { paths } from '@/domain/paths'
import { isChunkError, reloadIfGone } from './chunkReload'

const TITLE = 'Unexpected Application Error!'

const describe = (error: unknown) => {
  if (isRouteErrorResponse(error) && error.status === 404) return 'There is no page at this address.'
  // The message goes on with the address of the chunk, which means nothing to a visitor.
  if (isChunkError(error)) return /^Loading chunk \S+ failed/.exec(error.message)?.[0] ?? error.message
  return 'This page ran into a problem that we did not foresee.'
}

const Failure = ({ error }: { error: unknown }) => {
  const { pathname } = useLocation()
  const canRetry = isChunkError(error)
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageMeta title={TITLE} description={describe(error)} path={pathname} isGone />
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ mt: 2, mb: 4 }} color="textSecondary">
        {describe(error)}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
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
      </Box>
    </Container>
  )
}

/** Reloads the page if the chunk is gone since a deployment; otherwise shows the failure. */
const ChunkFailure = ({ error }: { error: Error }) => {
  const [isReloading, setIsReloading] = useState(true)
  useEffect(() => {
    void reloadIfGone(error).then(setIsReloading)
  }, [error])
  return isReloading ? (
    <Container>
      <Loading label="Loading the page" />
    </Container>
  ) : (
    <Failure error={error} />
  )
}

/** Replaces a screen that does not exist, threw, or failed to load. */
export const ErrorScreen = () => {
  const error = useRouteError()
  return isChunkError(error) ? <ChunkFailure key={error.message} error={error} /> : <Failure error={error} />
}
