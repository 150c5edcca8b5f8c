import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { optional } from '@/components/optional'
import { PageMeta } from '@/components/PageMeta'
import { jobSearchPath, paths } from '@/domain/paths'

const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError'

const SearchForm = optional(async () => (await import('@/components/SearchForm')).SearchForm)

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
  const navigate = useNavigate()
  const canRetry = isChunkError(error)
  const text = describe(error)
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageMeta title={TITLE} description={text} path={pathname} isGone />
      <img src="/images/empty-results.svg" alt="" width={240} height={160} />
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ mt: 2, mb: 3 }} color="textSecondary">
        {text}
      </Typography>
      <Suspense>
        <SearchForm
          label="Search jobs"
          placeholder="What are you looking for?"
          action={paths.fullTimeJobs}
          name="q"
          onSearch={(job) => void navigate(jobSearchPath(job))}
          sx={{ maxWidth: 560, mb: 3 }}
        />
      </Suspense>
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
