import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { OVERVIEW_DAYS, type Overview } from '@/domain/office/overview'
import { useGetOverviewQuery } from '../../api/reportsApi'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { Section } from '../../components/Section'
import { ChartSection } from './ChartSection'
import { CountTiles } from './CountTiles'
import { figuresByJob, figuresByState, figuresPerDay, figuresWithout, totalOf } from './figures'
import { WaitingList } from './WaitingList'

const TILE_PX = 108
const SECTION_PX = 290

/** The outline of the screen until the figures are there. */
const OverviewLoading = () => (
  <Box
    role="progressbar"
    aria-label="Loading the overview"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { xs: 1, sm: 2 } }}
  >
    {['today', 'week', 'visit'].map((tile) => (
      <Skeleton key={tile} variant="rounded" height={TILE_PX} />
    ))}
    <Skeleton variant="rounded" height={SECTION_PX} sx={{ gridColumn: '1 / -1' }} />
  </Box>
)

const MAX_WIDTH_PX = 1280

const JobsWithout = ({ overview }: { overview: Overview }) => {
  const { openJobs, jobsWithout } = overview
  return (
    <ChartSection
      title="Jobs without applications"
      note={jobsWithout.total > 0 ? `${jobsWithout.total} of ${openJobs} open jobs, oldest first` : undefined}
      layout="horizontal"
      heads={['Job', 'Open for']}
      figures={figuresWithout(overview)}
      empty={openJobs === 0 ? 'No job is open.' : 'Somebody has applied for every open job.'}
      isWide
    />
  )
}

const Figures = ({ overview }: { overview: Overview }) => {
  const waitingTotal = overview.byState.find(({ state }) => state === 'received')?.total ?? 0
  return (
    <>
      <ChartSection
        title="Submissions a day"
        note={`The last ${OVERVIEW_DAYS} days`}
        layout="vertical"
        heads={['Day', 'Submissions']}
        figures={figuresPerDay(overview)}
        empty={`Nothing came in within the last ${OVERVIEW_DAYS} days.`}
        isWide
      />
      <WaitingList waiting={overview.waiting} total={waitingTotal} today={overview.counts.today.from} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
        <ChartSection
          title="Submissions by state"
          layout="horizontal"
          heads={['State', 'Submissions']}
          figures={figuresByState(overview)}
        />
        <ChartSection
          title="Submissions by job"
          note="Those with the most applications"
          layout="horizontal"
          heads={['Job', 'Applications']}
          figures={figuresByJob(overview)}
          empty="Nobody has applied for a job yet."
        />
      </Box>
      <JobsWithout overview={overview} />
    </>
  )
}

const NothingYet = ({ overview }: { overview: Overview }) => (
  <>
    <Section title="No submissions yet" isWide>
      <Typography color="textSecondary">
        Applications, resumes, enquiries and messages show here within seconds of being sent.
      </Typography>
    </Section>
    <JobsWithout overview={overview} />
  </>
)

/** Says how many came in when the figures are read again. */
const useArrivalNotice = (overview: Overview | undefined) => {
  const notify = useNotify()
  const known = useRef<number>(undefined)
  const compare = useEffectEvent((total: number) => {
    const arrived = total - (known.current ?? total)
    known.current = total
    if (arrived > 0) notify.success(`${arrived} new`)
  })
  useEffect(() => {
    if (overview) compare(totalOf(overview))
  }, [overview])
}

/** The newest submissions, their states and those that wait: the first screen of the office. */
export const OverviewScreen = () => {
  const query = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  useArrivalNotice(query.data)
  return (
    <Screen title="Overview" isFull>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 1.5, sm: 2 }, maxWidth: MAX_WIDTH_PX }}>
        <Loaded query={query} label="Loading the overview" fallback={<OverviewLoading />}>
          {(data) => (
            <>
              <CountTiles counts={data.counts} />
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
                  gap: 'inherit',
                  alignItems: 'start',
                }}
              >
                {totalOf(data) > 0 ? <Figures overview={data} /> : <NothingYet overview={data} />}
              </Box>
            </>
          )}
        </Loaded>
      </Box>
    </Screen>
  )
}
