import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayInWords, timeInWords } from '@/domain/submissions/interview'
import { type InterviewDay, LISTED_MAX, type InterviewRow } from '@/domain/submissions/invitations'
import { answersOf, answerWord } from '@/domain/submissions/questions'
import { counted } from '@/domain/text/display'
import { submissionsApi } from '../../api/submissionsApi'
import { Loaded } from '../../components/Loaded'
import { OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { Muted } from '../../components/texts'
import { PAGE_SIZES } from '../../components/useGridQuery'
import { useIsBelow } from '../../components/useWidth'
import { submissionPath } from '../../paths'
import { AnotherDay, DayBar } from './dayBars'
import {
  subjectOfRow,
  columnsOf,
  phoneColumnsOf,
  type InterviewActions,
  useInterviewActions,
} from './interviewTable'

/** On screen the office scrolls inside its window; on paper it takes its full height. */
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'html, body, #root, #root > div, main': {
          display: 'block !important',
          height: 'auto !important',
          overflow: 'visible !important',
        },
        body: { background: 'none' },
      },
    }}
  />
)

const cameWords = { yes: 'Yes', no: 'No', '': '' }

/** The list for the door: on paper only, with room to mark who came. */
const PrintedInterviews = ({ day, rows }: InterviewDay) => (
  <Box
    sx={{
      display: 'none',
      displayPrint: 'block',
      color: '#000',
      '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '11px' },
      '& th, & td': { p: '4px 6px', border: '1px solid #999', textAlign: 'left', verticalAlign: 'top' },
      '& tr': { breakInside: 'avoid' },
      '& td': { overflowWrap: 'anywhere' },
      '& td:first-of-type, & td:nth-of-type(4)': { whiteSpace: 'nowrap' },
    }}
  >
    {onPaper}
    <Typography variant="h1" component="p" sx={{ mb: 1 }}>
      {`Interviews, ${dayInWords(day)}: ${counted(rows.length, 'person').replace('persons', 'people')}`}
    </Typography>
    <table>
      <thead>
        <tr>
          {['Time', 'Name', 'Job', 'Mobile', 'Place', 'Answer', 'Came'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{timeInWords(row.time)}</td>
            <td>{row.name}</td>
            <td>{subjectOfRow(row)}</td>
            <td>{row.mobile}</td>
            <td>{row.place}</td>
            <td>{answerWord(row.answer)}</td>
            <td>{cameWords[row.came]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)

/** 'Invited 12', 'Will come 7'; zeros are left out. */
const countsOf = (rows: readonly InterviewRow[]) => {
  const counts = ([...answersOf('interview'), ''] as const).map((answer) => ({
    word: answerWord(answer),
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
        <Muted component="dt">{word}</Muted>
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
        // Another day starts at its first row.
        key={day}
        label={`Interviews on ${dayInWords(day)}`}
        rows={rows}
        {...grid}
        onOpen={({ reference }) => void navigate(submissionPath(reference))}
        pagination
        pageSizeOptions={PAGE_SIZES}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        hideFooter={rows.length <= 100}
        disableColumnFilter
        empty="No interviews on this day."
      />
      {rows.length === LISTED_MAX ? (
        <Muted sx={{ mt: 1 }}>{`Only the first ${LISTED_MAX.toLocaleString('en-IN')} are listed.`}</Muted>
      ) : null}
    </>
  )
}

export const InterviewsScreen = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('day') ?? undefined
  const query = submissionsApi.useGetInterviewsQuery(asked, { refetchOnMountOrArgChange: true })
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
