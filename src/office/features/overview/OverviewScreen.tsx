import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { daysBetween } from '@/domain/calendar'
import { counted } from '@/domain/display'
import { submissionStates } from '@/domain/office/inbox'
import { OVERVIEW_DAYS, type Overview } from '@/domain/office/overview'
import { useGetOverviewQuery } from '../../api/reportsApi'
import { showDay } from '../../components/dates'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { Section } from '../../components/Section'
import { useReread } from '../../components/useReread'
import { applicationsPath, inboxWith, jobPath } from '../../paths'
import { ChartSection } from './ChartSection'
import { CountTiles } from './CountTiles'
import { WaitingList } from './WaitingList'

type FiguresProps = { overview: Overview }

/** The open jobs without applications, and for how many days each has been open. */
const JobsWithout = ({ overview: { openJobs, jobsWithout, counts } }: FiguresProps) => (
  <ChartSection
    title="Jobs without applications"
    note={jobsWithout.total > 0 ? `${jobsWithout.total} of ${openJobs} open jobs, oldest first` : undefined}
    layout="horizontal"
    heads={['Job', 'Open for']}
    figures={jobsWithout.first.map(({ jobId, position, postedOn }) => {
      const days = postedOn === null ? 0 : Math.max(0, daysBetween(postedOn, counts.today.from))
      const text = postedOn === null ? 'No date' : counted(days, 'day')
      return { label: position || jobId, value: days, text, to: jobPath(jobId) }
    })}
    empty={openJobs === 0 ? 'No job is open.' : 'Somebody has applied for every open job.'}
    isWide
  />
)

const Figures = ({ overview }: FiguresProps) => (
  <>
    <ChartSection
      title="Submissions a day"
      note={`The last ${OVERVIEW_DAYS} days`}
      layout="vertical"
      heads={['Day', 'Submissions']}
      figures={overview.perDay.map(({ day, total }) => ({
        label: showDay(day),
        value: total,
        to: inboxWith({ from: day, to: day }),
      }))}
      empty={`Nothing came in within the last ${OVERVIEW_DAYS} days.`}
      isWide
    />
    <WaitingList overview={overview} />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
      <ChartSection
        title="Submissions by state"
        layout="horizontal"
        heads={['State', 'Submissions']}
        figures={overview.byState.map(({ state, total }) => ({
          label: submissionStates[state],
          value: total,
          to: inboxWith({ state }),
        }))}
      />
      <ChartSection
        title="Submissions by job"
        note="Those with the most applications"
        layout="horizontal"
        heads={['Job', 'Applications']}
        figures={overview.byJob.map(({ jobId, position, total }) => ({
          label: position || jobId,
          value: total,
          to: applicationsPath(jobId),
        }))}
        empty="Nobody has applied for a job yet."
      />
    </Box>
  </>
)

const NothingYet = () => (
  <Section title="No submissions yet" isWide>
    <Typography color="textSecondary">
      Applications, resumes, enquiries and messages show here within seconds of being sent.
    </Typography>
  </Section>
)

const totalOf = ({ byState }: Overview) => byState.reduce((sum, { total }) => sum + total, 0)

/** The newest submissions, their states and those that wait: the first screen of the office. */
export const OverviewScreen = () => {
  const notify = useNotify()
  const query = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  useReread(query.data, (now, before) => {
    const arrived = totalOf(now) - totalOf(before)
    if (arrived > 0) notify.success(`${arrived} new`)
  })
  return (
    <Screen title="Overview" isFull>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 1.5, sm: 2 }, maxWidth: 1280 }}>
        <Loaded query={query} label="Loading the overview">
          {(overview) => (
            <>
              <CountTiles counts={overview.counts} />
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
                  gap: 'inherit',
                  alignItems: 'start',
                }}
              >
                {totalOf(overview) > 0 ? <Figures overview={overview} /> : <NothingYet />}
                <JobsWithout overview={overview} />
              </Box>
            </>
          )}
        </Loaded>
      </Box>
    </Screen>
  )
}
