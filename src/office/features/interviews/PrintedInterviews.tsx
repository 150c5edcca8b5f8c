import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { counted } from '@/domain/text/display'
import { dayInWords, timeInWords } from '@/domain/submissions/invitation'
import { answerWords, type InterviewDay } from '@/domain/submissions/invitations'
import { subjectOfRow } from './interviewColumns'

/** On screen the office scrolls within its window; on paper it takes its full height. */
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

/** The list for the door, on paper alone, with room to mark by hand who came. */
export const PrintedInterviews = ({ day, rows }: InterviewDay) => (
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
            <td>{answerWords[row.answer]}</td>
            <td>{cameWords[row.came]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)
