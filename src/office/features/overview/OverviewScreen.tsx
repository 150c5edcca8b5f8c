import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type Arrivals, type Overview, OVERVIEW_DAYS } from '@/domain/office/overview'
import { daysBetween } from '@/domain/site/calendar'
import { allKinds, describeRow } from '@/domain/submissions/inbox'
import { NO_SOURCE } from '@/domain/submissions/sources'
import { stateWords } from '@/domain/submissions/states'
import { counted } from '@/domain/text/display'
import { submissionsApi } from '../../api/submissionsApi'
import { LinkButton } from '../../components/buttons'
import { formatShort, showDay } from '../../components/dates'
import { Loaded, useOnRefetch } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { Section, SectionGrid } from '../../components/Section'
import { stateColors } from '../../components/StateChip'
import { Muted, PlainList, Small } from '../../components/texts'
import {
  applicationsPath,
  inboxWith,
  jobPath,
  leastAppliedPath,
  officePaths,
  waitingFilter,
  waitingPath,
} from '../../paths'
import { AnsweringSection, waitOf } from './AnsweringSection'
import { ChartSection } from './ChartSection'
import { FirstStepsSection } from './FirstStepsSection'

const Tile = ({ label, since, arrivals }: { label: string; since: string; arrivals: Arrivals | null }) => {
  const content = (
    <Box sx={{ width: '100%', height: '100%', p: { xs: 1.25, sm: 2 }, '& > *': { display: 'block' } }}>
      <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3 }}>
        {arrivals ? arrivals.total.toLocaleString('en-IN') : '–'}
      </Typography>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Small component="span">{since}</Small>
    </Box>
  )
  return (
    <Paper component="li" variant="outlined">
      {arrivals ? (
        <CardActionArea href={inboxWith({ from: arrivals.from })} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Paper>
  )
}

const CountTiles = ({ counts: { today, week, sinceVisit } }: Pick<Overview, 'counts'>) => (
  <PlainList
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { xs: 1, sm: 2 } }}
  >
    <Tile label="Today" since={showDay(today.from)} arrivals={today} />
    <Tile label="This week" since={`since ${showDay(week.from)}`} arrivals={week} />
    <Tile
      label="Since your last visit"
      since={sinceVisit ? `since ${formatShort(sinceVisit.from)}` : 'This is your first visit.'}
      arrivals={sinceVisit}
    />
  </PlainList>
)

/** Submissions waiting longest for a first look. */
const WaitingList = ({ overview: { waiting, byState, counts } }: { overview: Overview }) => {
  const total = byState.find(({ state }) => state === 'received')?.total ?? 0
  const all = (
    <Link href={inboxWith(waitingFilter)} variant="body2" sx={{ flexShrink: 0, lineHeight: '22px' }}>
      {`All ${total} waiting`}
    </Link>
  )
  return (
    <Section title="Not looked at yet" note="Longest wait first" action={total > waiting.length ? all : null}>
      {waiting.length === 0 ? (
        <Muted>All submissions have been looked at.</Muted>
      ) : (
        <PlainList as="ol">
          {waiting.map(({ reference, receivedAt, name, ...about }) => (
            <Box
              component="li"
              key={reference}
              sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider', minHeight: 44 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Link href={waitingPath(reference)} noWrap sx={{ display: 'block', fontWeight: 600 }}>
                  {name || 'No name'}
                </Link>
                <Small noWrap>{describeRow(about)}</Small>
              </Box>
              <Box sx={{ flexShrink: 0, textAlign: 'right' }}>
                <Typography>{waitOf(receivedAt, counts.today.from, 'Today')}</Typography>
                <Typography component="time" variant="body2" color="textSecondary" dateTime={receivedAt}>
                  {formatShort(receivedAt)}
                </Typography>
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
    </Section>
  )
}

/** Open jobs without applications, and for how many days. */
const JobsWithout = ({ overview: { openJobs, jobsWithout, counts } }: { overview: Overview }) => (
  <ChartSection
    title="Jobs without applications"
    note={
      jobsWithout.total > 0 ? (
        <>
          <Link href={leastAppliedPath} underline="always">
            {openJobs === 1 ? 'The one open job' : `${jobsWithout.total} of ${openJobs} open jobs`}
          </Link>
          , oldest first
        </>
      ) : null
    }
    layout="horizontal"
    color="warning"
    heads={['Job', 'Open for']}
    figures={jobsWithout.first.map(({ jobId, position, postedOn }) => {
      const days = postedOn === null ? 0 : Math.max(0, daysBetween(postedOn, counts.today.from))
      const text = postedOn === null ? 'No date' : counted(days, 'day')
      return { label: position || jobId, value: days, text, to: jobPath(jobId) }
    })}
    empty={openJobs === 0 ? 'No job is open.' : 'Every open job has applications.'}
    isWide
  />
)

const Figures = ({ overview }: { overview: Overview }) => (
  <>
    <ChartSection
      title="Submissions per day"
      color="primary"
      note={`The last ${OVERVIEW_DAYS} days`}
      layout="vertical"
      heads={['Day', 'Submissions']}
      figures={overview.perDay.map(({ day, total }) => ({
        label: showDay(day),
        value: total,
        to: inboxWith({ from: day, to: day }),
      }))}
      empty={`Nothing came in during the last ${OVERVIEW_DAYS} days.`}
      isWide
    />
    <WaitingList overview={overview} />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
      <ChartSection
        title="Submissions by state"
        layout="horizontal"
        color="default"
        heads={['State', 'Submissions']}
        figures={overview.byState.map(({ state, total }) => ({
          label: stateWords(state, allKinds),
          value: total,
          color: stateColors[state],
          to: inboxWith({ state }),
        }))}
      />
      <ChartSection
        title="Submissions by job"
        note="The jobs with the most applications"
        layout="horizontal"
        color="info"
        heads={['Job', 'Applications']}
        figures={overview.byJob.map(({ jobId, position, total }) => ({
          label: position || jobId,
          value: total,
          to: applicationsPath(jobId),
        }))}
        empty="No applications have come in yet."
      />
      <ChartSection
        title="Applications by source"
        note={`The last ${OVERVIEW_DAYS} days`}
        layout="horizontal"
        color="success"
        heads={['Source', 'Applications']}
        figures={overview.bySource.map(({ slug, name, total }) => ({
          label: name,
          value: total,
          color: slug === NO_SOURCE ? 'default' : undefined,
          to: inboxWith({ kind: 'application', source: slug, from: overview.perDay[0]?.day ?? '' }),
        }))}
        empty="No application came through a link with a source. Copy such links from a job."
      />
    </Box>
  </>
)

const totalOf = ({ byState }: Overview) => byState.reduce((sum, { total }) => sum + total, 0)

export const OverviewScreen = () => {
  const notify = useNotify()
  const query = submissionsApi.useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  useOnRefetch(query.data, (now, before) => {
    const arrived = totalOf(now) - totalOf(before)
    if (arrived > 0) notify.success(`${arrived} new`)
  })
  return (
    <Screen title="Overview">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 1.5, sm: 2 } }}>
        <Loaded query={query} label="Loading the overview">
          {(overview) => (
            <>
              {overview.toDelete > 0 ? (
                <Alert severity="warning" action={<LinkButton to={officePaths.data}>See Data</LinkButton>}>
                  {`${counted(overview.toDelete, 'submission')} ${overview.toDelete === 1 ? 'waits' : 'wait'} to be deleted.`}
                </Alert>
              ) : null}
              {totalOf(overview) > 0 ? <AnsweringSection overview={overview} /> : null}
              {overview.firstSteps ? <FirstStepsSection steps={overview.firstSteps} /> : null}
              <CountTiles counts={overview.counts} />
              <SectionGrid>
                {totalOf(overview) > 0 ? (
                  <>
                    <Figures overview={overview} />
                    <JobsWithout overview={overview} />
                  </>
                ) : (
                  <Section title="No submissions yet" isWide>
                    <Muted>
                      Applications, resumes, enquiries and messages show here within seconds of being sent.
                    </Muted>
                  </Section>
                )}
              </SectionGrid>
            </>
          )}
        </Loaded>
      </Box>
    </Screen>
  )
}
