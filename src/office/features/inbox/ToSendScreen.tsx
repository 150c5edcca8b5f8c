import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ANSWER_CHARACTERS_MAX } from '@/domain/submissions/answers'
import { describeRow, type Submission, type ToSend } from '@/domain/submissions/inbox'
import { type TellPreview, toSendWords, type ToSendRow } from '@/domain/submissions/telling'
import { languageOf } from '@/domain/text/display'
import { messageOf } from '../../api/officeError'
import { submissionsApi } from '../../api/submissionsApi'
import { showMoment, ShortTime } from '../../components/dates'
import { TextBox } from '../../components/fields'
import { useDocumentKeys } from '../../components/keys'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { type OfficeColumn, OfficeGrid } from '../../components/OfficeGrid'
import { Screen } from '../../components/Screen'
import { StateChip } from '../../components/StateChip'
import { AlsoFor } from '../../components/tell/AlsoFor'
import { PhoneNumbers } from '../../components/textLinks'
import { Small, Muted } from '../../components/texts'
import { PAGE_SIZES } from '../../components/useGridQuery'
import { officePaths, submissionPath, toSendPath } from '../../paths'
import { KeyButton, WayButtons, waysOf, type Way } from './answer/answerButtons'
import { useSubmissionChanges } from './submission/useSubmissionChanges'

const letters = { whatsapp: 'W', phone: 'P', email: 'M', later: 'L', leaveOut: 'O', next: 'N' } as const

type Action = keyof typeof letters

/** The action for a key: Alt and its letter, even in the text, or Ctrl Enter. On a Mac Alt types other letters. */
const actionOf = ({ code, key, altKey, ctrlKey, metaKey }: KeyboardEvent, main: Way) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) return main
  if (!altKey || ctrlKey || metaKey) return undefined
  return (Object.keys(letters) as Action[]).find((action) => code === `Key${letters[action]}`)
}

type Waiting = { toSend: ToSend; submission: Submission; first: NonNullable<TellPreview['first']> }

/** Goes to the next on the list that was not answered, else back to the list. */
type GoOn = (told?: readonly string[]) => void

const ToSendForm = ({ toSend, submission, first, goOn }: Waiting & { goOn: GoOn }) => {
  const { row, version } = submission
  const { reference } = row
  const ways = waysOf(row, first, ['whatsapp', 'phone'])
  const also = first.also.filter(({ isListed }) => isListed)
  const [others, setOthers] = useState(() =>
    also
      .filter((other) => other.isSamePerson && other.ways.some((way) => way === ways.main))
      .map((other) => other.reference),
  )
  const [text, setText] = useState(toSend.text)
  const [isBusy, setIsBusy] = useState(false)
  const { tell } = useSubmissionChanges(reference)
  const [leaveOut] = submissionsApi.useLeaveOutMutation()
  const notify = useNotify()

  const work = async (action: Exclude<Action, 'next'>) => {
    if (action === 'leaveOut')
      return notify.attempt(leaveOut({ reference, version }), `${row.name || 'No name'}: left out`)
    const error = await tell({
      // Being on the list confirms sending, even a second time, such as a reminder.
      message: { state: toSend.state, way: action, text, also: others, again: true },
      since: row.stateAt,
      chat: { digits: first.whatsapp ?? '', text },
    })
    if (error) notify.warning(messageOf(error))
    return error === undefined
  }

  const run = async (action: Action) => {
    if (isBusy) return
    setIsBusy(true)
    const whyNot = action === 'leaveOut' || action === 'next' ? undefined : ways.whyNot[action]
    if (whyNot) notify.warning(whyNot)
    else if (action === 'next' || (await work(action))) goOn(action === 'next' ? [] : others)
    setIsBusy(false)
  }
  useDocumentKeys((event) => {
    const action = actionOf(event, ways.main)
    if (!action) return
    event.preventDefault()
    if (!event.repeat) void run(action)
  })

  const quiet = { variant: 'text', color: 'inherit', disabled: isBusy } as const
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <StateChip kind={row.kind} state={toSend.state} />
        <Link href={submissionPath(reference)}>{describeRow(row)}</Link>
        <Small>{`${toSendWords[toSend.why]}, since ${showMoment(row.stateAt)}`}</Small>
      </Box>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {row.mobile ? <PhoneNumbers mobile={row.mobile} /> : 'No number'}
      </Typography>
      <TextBox
        label="Answer"
        limit={ANSWER_CHARACTERS_MAX}
        lang={languageOf(text)}
        multiline
        minRows={6}
        maxRows={16}
        value={text}
        onChange={setText}
      />
      <AlsoFor rows={also} chosen={others} onChange={setOthers} />
      <WayButtons {...ways} isRead letters={letters} disabled={isBusy} onSend={(way) => void run(way)}>
        <KeyButton {...quiet} letter={letters.leaveOut} onClick={() => void run('leaveOut')}>
          Leave out
        </KeyButton>
        <KeyButton {...quiet} letter={letters.next} onClick={() => void run('next')}>
          Next
        </KeyButton>
      </WayButtons>
      <Small>
        {`'Later' moves it to the end of the list. 'Leave out' removes it: no message is needed.`}
      </Small>
    </>
  )
}

const ToSendOne = ({ reference }: { reference: string }) => {
  const navigate = useNavigate()
  const { data: list } = submissionsApi.useGetToSendQuery()
  const query = submissionsApi.useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })
  const toSend = query.data?.toSend
  const asked = toSend ? { references: [reference], state: toSend.state } : skipToken
  const preview = submissionsApi.usePreviewTellingQuery(asked)
  const first = preview.data?.first
  const listed = list?.rows.map((row) => row.reference) ?? []
  const at = listed.indexOf(reference)
  const goOn: GoOn = (told = []) => {
    const after = [...listed.slice(at + 1), ...listed.slice(0, Math.max(at, 0))]
    const next = after.find((other) => !told.includes(other))
    void navigate(next === undefined ? officePaths.toSend : toSendPath(next), { replace: true })
  }
  const shown = list && (!toSend || first) ? query.data : undefined
  return (
    <Screen
      title={shown ? shown.row.name || 'No name' : 'To send'}
      back={{ label: 'To send', to: officePaths.toSend }}
    >
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          p: { xs: 1.5, sm: 2 },
          maxWidth: 900,
        }}
      >
        <Loaded
          query={{ ...query, data: shown, error: query.error ?? preview.error }}
          label="Loading the answer"
          minHeight={320}
        >
          {(submission) =>
            toSend && first ? (
              // Postponed again with another text, it starts afresh.
              <ToSendForm key={toSend.at} {...{ toSend, submission, first, goOn }} />
            ) : (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" size="small" onClick={() => goOn()}>
                    Next
                  </Button>
                }
              >
                Nothing to send any more: it was answered, left out, or has another state now.
              </Alert>
            )
          }
        </Loaded>
      </Paper>
    </Screen>
  )
}

/** Rows keep the order in which they are sent. */
const columns: OfficeColumn<ToSendRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 130,
    flex: 1,
    valueGetter: (name: string) => name || 'No name',
  },
  {
    field: 'about',
    from: 'sm',
    headerName: 'About',
    minWidth: 160,
    flex: 1.5,
    valueGetter: (_about, row) => describeRow(row),
  },
  {
    field: 'state',
    headerName: 'Answer',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => <StateChip kind={row.kind} state={row.state} />,
  },
  {
    field: 'why',
    from: 'lg',
    headerName: 'Why',
    width: 170,
    valueFormatter: (why: ToSendRow['why']) => toSendWords[why],
  },
  {
    field: 'since',
    from: 'sm',
    headerName: 'Since',
    width: 100,
    renderCell: ({ row }) => <ShortTime at={row.since} />,
  },
]

const ToSendList = () => {
  const navigate = useNavigate()
  const query = submissionsApi.useGetToSendQuery(undefined, { refetchOnMountOrArgChange: true })
  const [first] = query.data?.rows ?? []
  const open = ({ reference }: Pick<ToSendRow, 'reference'>) => void navigate(toSendPath(reference))
  return (
    <Screen
      title="To send"
      isFull
      actions={
        first ? (
          <Button variant="contained" onClick={() => open(first)}>
            Start
          </Button>
        ) : null
      }
    >
      <Muted sx={{ mb: 1.5 }}>Answers to send on WhatsApp or by phone.</Muted>
      <Loaded query={query} label="Loading the list" minHeight={320}>
        {({ rows }) => (
          <OfficeGrid<ToSendRow>
            label="To send"
            columns={columns}
            disableColumnSorting
            rows={rows}
            getRowId={(row) => row.reference}
            empty="Nothing to send."
            onOpen={open}
            hideFooter={rows.length <= Math.min(...PAGE_SIZES)}
            pageSizeOptions={PAGE_SIZES}
          />
        )}
      </Loaded>
    </Screen>
  )
}

export const ToSendScreen = () => {
  const { reference } = useParams()
  return reference === undefined ? <ToSendList /> : <ToSendOne key={reference} reference={reference} />
}
