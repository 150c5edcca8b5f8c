import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { InboxRow, Submission } from '@/domain/submissions/inbox'
import { changesSince, describeChanges } from '@/domain/submissions/inboxChange'
import { stateOptions } from '@/domain/submissions/states'
import { submissionsApi } from '../../../api/submissionsApi'
import { TipButton } from '../../../components/buttons'
import { useFreeDigits } from '../../../components/keys'
import { isGone, Loaded, useOnRefetch } from '../../../components/Loaded'
import { useNotify } from '../../../components/Notices'
import { DescriptionList } from '../../../components/Section'
import { Small } from '../../../components/texts'
import { answerClosed, selectAnswer } from '../../../store/drafts'
import { useOfficeDispatch, useOfficeSelector, useAccount, useMay } from '../../../store/store'
import { TellButton } from '../answer/answerButtons'
import { Changes, History, MergedNote, WithdrawnNote } from './History'
import { NoteForm, NoteList } from './Notes'
import { Highlight, Section } from './parts'
import { Answers, Disclosures, EraseButton, PlacementSection } from './sections'
import { StatusFacts, StatusFields } from './StatusFields'
import { Files, ContactLinks, Summary } from './Summary'
import { type SubmissionChanges, useSubmissionChanges } from './useSubmissionChanges'

type SubmissionViewProps = {
  submission: Submission
  changes: SubmissionChanges
  /** Words to highlight. */
  search: string
  onErased: () => void
  onAnswerClosed: () => void
}

/** A submission below its heading: status and newest notes, what was sent, and its history. */
const SubmissionView = ({ submission, changes, search, onErased, onAnswerClosed }: SubmissionViewProps) => {
  const mayWork = useMay('recruiter')
  const mayErase = useMay('owner')
  return (
    <>
      <MergedNote submission={submission} />
      <WithdrawnNote submission={submission} />
      <Summary submission={submission} />
      <ContactLinks row={submission.row}>
        {mayWork ? <TellButton submission={submission} openAnswer={changes.openAnswer} /> : null}
      </ContactLinks>
      <Divider />
      {mayWork ? (
        <StatusFields {...{ submission, changes, onAnswerClosed }} />
      ) : (
        <StatusFacts submission={submission} />
      )}
      <NoteList notes={submission.notes} />
      {mayWork ? <NoteForm reference={submission.row.reference} /> : null}
      <PlacementSection submission={submission} />
      <Divider />
      <Files submission={submission} search={search} />
      <Section title="What was sent">
        <DescriptionList
          items={submission.fields.map(({ label, value }) => ({
            label,
            value: value === '' ? '–' : <Highlight text={value} search={search} />,
          }))}
        />
      </Section>
      <Answers submission={submission} />
      <Disclosures submission={submission} openAnswer={changes.openAnswer} />
      <History submission={submission} />
      <Changes submission={submission} />
      {mayErase ? (
        <>
          <Divider />
          <Section title="Erase" action={<EraseButton submission={submission} onErased={onErased} />}>
            <Small>If the person asks for it, or if it is no longer needed.</Small>
          </Section>
        </>
      ) : null}
    </>
  )
}

type SubmissionPanelProps = {
  reference: string
  /** Its row in the table. */
  listed: InboxRow | undefined
  search: string
  /** The neighbours in the table. */
  previous: string | undefined
  next: string | undefined
  /** There is no table beside it. */
  isAlone: boolean
  onStep: (reference: string) => void
  onClose: () => void
  /** Closes it after erasure. */
  onErased: () => void
}

/** An open submission. Give it a key, so that each one starts fresh. */
export const SubmissionPanel = ({
  reference,
  listed,
  search,
  previous,
  next,
  isAlone,
  onStep,
  onClose,
  onErased,
}: SubmissionPanelProps) => {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id: own } = useAccount()
  const notify = useNotify()
  const query = submissionsApi.useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })
  useOnRefetch(query.data, (now, before) => {
    const others = changesSince(now, before.version).filter(({ account }) => account.id !== own)
    if (others.length > 0) notify.success(describeChanges(others, now.row.kind))
  })

  const changes = useSubmissionChanges(reference)
  const mayWork = useMay('recruiter')
  const dispatch = useOfficeDispatch()
  const isAnswering = useOfficeSelector((stored) => selectAnswer(stored, reference)?.isOpen ?? false)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const wasErased = isGone(query)
  const close = wasErased ? onErased : onClose
  // Also if the focused field is gone.
  useEffect(focusHeading, [wasErased])

  /** The state for a digit, in the order of states. */
  const stateOfDigit = (digit: string) => {
    const { row, withdrawnAt } = query.data ?? {}
    if (!row || !mayWork || withdrawnAt !== null) return undefined
    return stateOptions([row.kind])[Number(digit) - 1]?.value
  }

  /** The first digit pressed while loading. Later ones are for its message, which is not there yet. */
  const early = useRef('')
  const setEarlyState = useEffectEvent(() => {
    const state = stateOfDigit(early.current)
    early.current = ''
    if (state) changes.setState(state, { takesFocus: true })
  })
  const isLoaded = query.data !== undefined
  useEffect(() => {
    if (isLoaded) setEarlyState()
  }, [isLoaded])

  useFreeDigits((digit) => {
    if (!isLoaded) early.current ||= digit
    const state = stateOfDigit(digit)
    if (state) changes.setState(state, { takesFocus: true })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLSelectElement) return
    // Calendars, menus and dialogs render elsewhere and have their own keys.
    if (!event.currentTarget.contains(event.target as Node)) return
    const to = event.altKey && { ArrowUp: previous, ArrowDown: next }[event.key]
    if (!to && event.key !== 'Escape') return
    event.preventDefault()
    // Leaving a field saves its text.
    focusHeading()
    if (to) onStep(to)
    else if (isAnswering) dispatch(answerClosed(reference))
    else close()
  }

  const row = wasErased ? undefined : (query.data?.row ?? listed)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      sx={{
        flex: isAlone ? 1 : '0 0 clamp(380px, 46%, 620px)',
        minWidth: 0,
        overflowY: 'auto',
        p: { xs: 1.5, sm: 2 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: isAlone ? 'column-reverse' : 'row', gap: 1, mb: 1.5 }}>
        <Typography
          id={headingId}
          ref={heading}
          variant="h2"
          tabIndex={-1}
          sx={{ flexGrow: 1, fontSize: '1.125rem', outline: 'none', overflowWrap: 'anywhere' }}
        >
          {row ? [row.name || 'No name', row.company].filter(Boolean).join(', ') : 'Submission'}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {isAlone ? (
            <Button startIcon={<BackIcon />} onClick={close} sx={{ mr: 'auto' }}>
              Back to the list
            </Button>
          ) : null}
          <TipButton
            label="Previous"
            tip="Previous (Alt ↑)"
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={!previous}
            onClick={() => previous && onStep(previous)}
          >
            <UpIcon />
          </TipButton>
          <TipButton
            label="Next"
            tip="Next (Alt ↓)"
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={!next}
            onClick={() => next && onStep(next)}
          >
            <DownIcon />
          </TipButton>
          {isAlone ? null : (
            <TipButton label="Close" tip="Close (Esc)" aria-keyshortcuts="Escape" onClick={close}>
              <CloseIcon />
            </TipButton>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {wasErased && query.data ? (
          <Alert severity="warning">
            This was erased. What was typed here and not stored is gone with it.
          </Alert>
        ) : (
          <Loaded query={query} label="Loading the submission">
            {(submission) => (
              <SubmissionView
                submission={submission}
                changes={changes}
                search={search}
                onErased={onErased}
                // Scrolls the name into view: the next key is for this person.
                onAnswerClosed={() => heading.current?.focus()}
              />
            )}
          </Loaded>
        )}
      </Box>
    </Paper>
  )
}
