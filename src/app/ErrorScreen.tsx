import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { Loading } from '@/components/Loading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const RELOADED_AT = 'chunk-reloaded-at'
/** Longer than a page takes to load over a slow line: a chunk that is still missing then will stay missing. */
const ONCE_IN_MS = 10 * 60_000

/** Thrown by webpack; `request` is the address of the chunk. */
type ChunkError = Error & { request?: string }

const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** Whether the server no longer has this chunk; a failing connection says nothing about it. */
const isGone = async (address: string) => {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    // A plain file server may answer every address with the page.
    return status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    return false
  }
}

/** False if this tab was reloaded just now, or if the browser refuses to remember it: the reloads might never end. */
const mayReload = () => {
  try {
    if (Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS) return false
    window.sessionStorage.setItem(RELOADED_AT, `${Date.now()}`)
    return true
  } catch {
    return false
  }
}

/** Reloads the page once if a chunk is gone because a new version was deployed. Resolves with whether it does. */
const reloadIfGone = async ({ request }: ChunkError) => {
  if (!request || !(await isGone(request)) || !mayReload()) return false
  reloadPage()
  return true
}

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
