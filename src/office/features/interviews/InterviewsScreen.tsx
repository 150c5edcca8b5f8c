import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayInWords } from '@/domain/submissions/invitation'
import {
  answerWords,
  LISTED_MAX,
  type InterviewDay,
  type InterviewRow,
} from '@/domain/submissions/invitations'
import { interviewsApi } from '../../api/interviewsApi'
import { Loaded } from '../../components/Loaded'
import { OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { PAGE_SIZES } from '../../components/useGridQuery'
import { useIsBelow } from '../../components/useWidth'
import { submissionPath } from '../../paths'
import { AnotherDay } from './AnotherDay'
import { DayBar } from './DayBar'
import { columnsOf, phoneColumnsOf } from './interviewColumns'
import { PrintedInterviews } from './PrintedInterviews'
import { type InterviewActions, useInterviewActions } from './useInterviewActions'

/** 'Invited 12', 'Will come 7'; counts of 0 are left out. */
const countsOf = (rows: readonly InterviewRow[]) => {
  const counts = Object.entries(answerWords).map(([answer, word]) => ({
    word,
    count: rows.filter((row) => row.answer === answer).length,
  }))
  const came = { word: 'Came', count: rows.filter((row) => row.came === 'yes').length }
  return [{ word: 'Invited', count: rows.length }, ...[...counts, came].filter(({ count }) => count > 0)]
}

const Counts = ({ rows }: { rows: readonly InterviewRow[] }) => (
  <Box
    component="dl"
    aria-label="Counts"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, mb: 1.5, flexShrink: 0 }}
  >
    {countsOf(rows).map(({ word, count }) => (
      <Box key={word} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
        <Typography component="dt" color="textSecondary">
          {word}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
          {count}
        </Typography>
      </Box>
    ))}
  </Box>
)

type DayListProps = { shown: InterviewDay; actions: InterviewActions }

const DayList = ({ shown: { day, today, rows }, actions }: DayListProps) => {
  const navigate = useNavigate()
  const isPhone = useIsBelow('sm')
  const grid = useMemo(
    () =>
      isPhone
        ? ({ columns: phoneColumnsOf(actions, today), rowHeight: 104, density: 'standard' } as const)
        : { columns: columnsOf(actions, today) },
    [actions, today, isPhone],
  )
  return (
    <>
      <Counts rows={rows} />
      <OfficeGrid<InterviewRow>
        // Another day begins at its first row.
        key={day}
        label={`Interviews on ${dayInWords(day)}`}
        rows={rows}
        {...grid}
        narrowColumns={['time', 'name', 'mobile', 'answer', 'remind', 'came']}
        onOpen={({ reference }) => void navigate(submissionPath(reference))}
        pagination
        pageSizeOptions={PAGE_SIZES}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        hideFooter={rows.length <= 100}
        disableColumnFilter
        empty="No interviews on this day."
      />
      {rows.length === LISTED_MAX ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`Only the first ${LISTED_MAX.toLocaleString('en-IN')} are listed.`}
        </Typography>
      ) : null}
    </>
  )
}

/** The interviews of a day: invited, coming, came. */
export const InterviewsScreen = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('day') ?? undefined
  const query = interviewsApi.useGetInterviewsQuery(asked, { refetchOnMountOrArgChange: true })
  const { actions, question } = useInterviewActions()
  const choose = (day: string) => setParams({ day })
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, displayPrint: 'none' }}>
        <Screen
          title="Interviews"
          isFull
          actions={
            query.data && query.data.rows.length > 0 ? (
              <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
                Print
              </Button>
            ) : null
          }
        >
          <Loaded query={query} label="Loading the interviews" minHeight={320}>
            {(shown) => (
              <>
                <AnotherDay {...shown} offer={actions.offer} />
                <DayBar {...shown} day={asked ?? shown.day} onChoose={choose} />
                <DayList shown={shown} actions={actions} />
                {question}
              </>
            )}
          </Loaded>
        </Screen>
      </Box>
      {query.data ? <PrintedInterviews {...query.data} /> : null}
    </>
  )
}
