import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CloseIcon from '@mui/icons-material/Close'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { allReasons, ANSWER_CHARACTERS_MAX, languageNames } from '@/domain/submissions/answers'
import type { Submission } from '@/domain/submissions/inbox'
import { stateLabel } from '@/domain/submissions/states'
import { codeOf, CONFLICT, fieldErrors, messageOf, type RequestError } from '../../../api/officeError'
import { TipButton } from '../../../components/buttons'
import { TextBox } from '../../../components/fields'
import { isFreeDigit } from '../../../components/keys'
import { LoadFailure } from '../../../components/Loaded'
import { Toggles } from '../../../components/Toggles'
import { answerClosed, answerFocused, type AnswerDraft, type Answers } from '../../../store/drafts'
import { useOfficeDispatch } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'
import { AlsoFor } from '../../../components/tell/AlsoFor'
import { ChoiceFields, choiceLabel } from '../../../components/tell/ChoiceFields'
import { useAnswer } from './useAnswer'
import { type Way, WayButtons, waysOf } from './answerButtons'

type Refused = { error: RequestError; way: Way }

/** The field where the keyboard starts. */
const firstField = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[type="radio"]:checked') ??
  box?.querySelector<HTMLElement>('[type="radio"], [role="spinbutton"], [type="text"]')

type AnswerBoxProps = { submission: Submission; answer: Answers; changes: SubmissionChanges }

export const AnswerBox = ({ submission, answer, changes }: AnswerBoxProps) => {
  const { row, answers, withdrawnAt } = submission
  const { reference } = row
  const { state, since, isFocusDue } = answer
  const { tell, openAnswer } = changes
  const box = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const dispatch = useOfficeDispatch()
  const [isSending, setIsSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const { query, ready, draft, values, places, language, text, message, takeReady, type, ...written } =
    useAnswer(submission, answer)
  const ways = waysOf(row, ready, ['email', 'whatsapp', 'phone'])
  const isStale = since !== undefined && row.stateAt !== since
  const isToldBefore =
    state === row.state &&
    answers.some((told) => told.state === state && told.at >= row.stateAt && told.failed === '')

  const isRead = ready !== undefined
  useEffect(() => {
    // The main channel is known once the contacts are.
    const begin = firstField(box.current) ?? (isRead ? main.current : null)
    if (!isFocusDue || !begin) return
    begin.focus()
    dispatch(answerFocused(reference))
  }, [isFocusDue, isRead, reference, dispatch])

  const choose = (change: AnswerDraft) => {
    setRefused(undefined)
    written.choose(change)
  }

  const close = () => void dispatch(answerClosed(reference))

  const send = async (way: Way, again?: true) => {
    // Only the server knows the number in WhatsApp's format.
    if (isSending || (way === 'whatsapp' && !ready)) return
    setIsSending(true)
    setRefused(undefined)
    const error = await tell({
      message: { ...message, way, again },
      since,
      chat: { digits: ready?.whatsapp ?? '', text },
    })
    setIsSending(false)
    if (error) setRefused({ error, way })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Calendars and other popups handle their own keys.
    if (event.defaultPrevented || !box.current?.contains(event.target as Node)) return
    const isMain = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const isReason = state === 'declined' && isFreeDigit(event)
    const reason = allReasons[Number(event.key) - 1]
    if (!isMain && !isReason) return
    event.preventDefault()
    if (event.repeat) return
    if (isMain) void send(ways.main)
    else if (reason) {
      choose({ reason })
      main.current?.focus()
    }
  }

  const errors = fieldErrors(refused?.error, values, choiceLabel)

  return (
    <Box
      ref={box}
      role="group"
      aria-label={`Message to ${row.name || 'the sender'}`}
      aria-busy={isSending}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {stateLabel(state, row.kind)}
        </Typography>
        <Toggles
          label="Language"
          value={language}
          options={languageNames}
          onChange={(chosen) => choose({ language: chosen })}
        />
        <TipButton label="Close without sending" tip="Close without sending (Esc)" onClick={close}>
          <CloseIcon fontSize="small" />
        </TipButton>
      </Box>
      {isStale ? (
        <Alert
          severity="warning"
          action={
            withdrawnAt === null ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  setRefused(undefined)
                  openAnswer(state)
                }}
              >
                Continue anyway
              </Button>
            ) : null
          }
        >
          {`The state is '${stateLabel(row.state, row.kind)}' now. Your text is kept.`}
        </Alert>
      ) : null}
      <ChoiceFields
        state={state}
        values={values}
        errors={errors}
        onChange={choose}
        places={places}
        hasSimilarJobs={ready?.hasSimilar ?? false}
        hasKeys
        hasJob={row.jobId !== ''}
      />
      {refused ? null : <LoadFailure query={query} />}
      <TextBox
        label="Answer"
        limit={ANSWER_CHARACTERS_MAX}
        lang={language}
        multiline
        minRows={4}
        maxRows={14}
        value={text}
        onChange={type}
        input={{ readOnly: isSending, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' }}
      />
      {draft.text === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography
            variant="body2"
            color={draft.isTextOutdated ? 'warning' : 'textSecondary'}
            role="status"
          >
            {draft.isTextOutdated
              ? 'You edited the text, so your choice did not change it.'
              : 'Edited by hand.'}
          </Typography>
          <Button size="small" onClick={takeReady} sx={{ ml: -0.625 }}>
            Use the ready text
          </Button>
        </Box>
      )}
      <AlsoFor rows={ready?.also ?? []} chosen={draft.also ?? []} onChange={(also) => choose({ also })} />
      {refused && Object.keys(errors).length === 0 ? (
        <Alert
          severity="error"
          action={
            codeOf(refused.error) === CONFLICT && isToldBefore && !isStale ? (
              <Button color="inherit" size="small" onClick={() => void send(refused.way, true)}>
                Send again
              </Button>
            ) : null
          }
        >
          {messageOf(refused.error)}
        </Alert>
      ) : null}
      <WayButtons {...ways} isRead={isRead} mainRef={main} onSend={(way) => void send(way)} />
    </Box>
  )
}
