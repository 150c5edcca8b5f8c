import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { PageMeta } from '@/components/PageMeta'
import { jobSearchPath, paths } from '@/domain/paths'

const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError'

const SearchForm = lazyWithFallback(async () => (await import('@/components/SearchForm')).SearchForm)

const describe = (error: unknown, i18n: I18n) => {
  if (isRouteErrorResponse(error) && error.status === 404)
    return i18n._(msg`There is no page at this address.`)
  // The message goes on with the address of the chunk, which means nothing to a visitor.
  const [, chunk] = isChunkError(error) ? (/^Loading chunk (\S+) failed/.exec(error.message) ?? []) : []
  if (chunk !== undefined) return i18n._(msg`Loading chunk ${chunk} failed`)
  if (isChunkError(error)) return error.message
  return i18n._(msg`This page ran into a problem that we did not foresee.`)
}

/** Replaces a screen that does not exist, threw, or failed to load. */
export const ErrorScreen = () => {
  const { t, i18n } = useLingui()
  const title = t`Unexpected Application Error!`
  const error = useRouteError()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const canRetry = isChunkError(error)
  const text = describe(error, i18n)
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageMeta title={title} description={text} path={pathname} isGone />
      <img
        src="/images/empty-results.svg"
        alt=""
        width={240}
        height={160}
        // Without a line the picture may not be there.
        onError={({ currentTarget }) => void (currentTarget.hidden = true)}
      />
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 2, mb: 3 }} color="textSecondary">
        {text}
      </Typography>
      <Suspense>
        <SearchForm
          label={t`Search jobs`}
          placeholder={t`What are you looking for?`}
          action={paths.fullTimeJobs}
          name="q"
          onSearch={(job) => void navigate(jobSearchPath(job))}
          sx={{ maxWidth: 560, mb: 3 }}
        />
      </Suspense>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {canRetry ? (
          <Button variant="contained" onClick={reloadPage}>
            {t`Try again`}
          </Button>
        ) : null}
        <Button variant={canRetry ? 'outlined' : 'contained'} href={paths.home}>
          {t`Back to the home page`}
        </Button>
        <Button variant="outlined" href={paths.fullTimeJobs}>
          {t`See all jobs`}
        </Button>
      </Stack>
    </Container>
  )
}
