import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Loading } from '@/components/Loading'
import { PageMeta } from '@/components/PageMeta'
import { reloadPage } from '@/components/form/reload'
import { paths } from '@/domain/paths'
import { isChunkError, reloadIfGone } from './chunkReload'
import { UnknownAddress } from './siteRouter'

const TITLE = 'Unexpected Application Error!'

const whatHappened = (error: unknown) => {
  if (error instanceof UnknownAddress) return 'There is no page at this address.'
  // The address of the chunk, which follows in the message, says nothing to a visitor.
  if (isChunkError(error)) return /^Loading chunk \S+ failed/.exec(error.message)?.[0] ?? error.message
  return 'This page ran into a problem that we did not foresee.'
}

const Failure = ({ error }: { error: unknown }) => {
  const { pathname } = useLocation()
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageMeta title={TITLE} description={whatHappened(error)} path={pathname} isGone />
      <Typography variant="h1">{TITLE}</Typography>
      <Typography sx={{ mt: 2, mb: 4 }} color="textSecondary">
        {whatHappened(error)}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
        {isChunkError(error) ? (
          <button type="button" className="button button-contained" onClick={reloadPage}>
            Try again
          </button>
        ) : null}
        <Link to={paths.home} className={`button button-${isChunkError(error) ? 'outlined' : 'contained'}`}>
          Back to the home page
        </Link>
        <Link to={paths.fullTimeJobs} className="button button-outlined">
          See all jobs
        </Link>
      </Box>
    </Container>
  )
}

/** Loads the page anew, where that may help; else, and where it did not, says what happened. */
const ChunkGone = ({ error }: { error: Error }) => {
  const [isGivenUp, setIsGivenUp] = useState(false)
  useEffect(() => {
    let isElsewhere = false
    void reloadIfGone(error).then((isReloading) => isElsewhere || setIsGivenUp(!isReloading))
    return () => {
      isElsewhere = true
    }
  }, [error])
  return isGivenUp ? (
    <Failure error={error} />
  ) : (
    <Container>
      <Loading label="Loading the page" />
    </Container>
  )
}

/** Shown in place of a screen that does not exist, threw, or could not be loaded (spec sections 2 and 8). */
export const ErrorScreen = ({ error }: { error: unknown }) =>
  isChunkError(error) ? <ChunkGone error={error} /> : <Failure error={error} />
