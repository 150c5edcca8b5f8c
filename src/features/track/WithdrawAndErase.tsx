import { useLingui } from '@lingui/react/macro'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { Whole } from '@/components/Whole'
import { formatDate } from '@/domain/site/calendar'
import { ActionForm, ANSWER_ID, ResultAlert } from './forms'
import type { Question } from './trackState'
import type { Tracking } from './useTracking'

type OfTracking = { tracking: Tracking }

/** Asks once, and says what ends. */
const Asked = ({ question, tracking, onNo }: OfTracking & { question: Question; onNo: () => void }) => {
  const { t } = useLingui()
  const { state, sending, send } = tracking
  const { pair, tracked, failed } = state
  const { reference } = pair
  const sentence = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const hasFailed = failed?.action === question
  useEffect(() => sentence.current?.focus(), [])
  const day = formatDate(tracked?.invitationDay ?? '')
  const interview = tracked?.invitationUrl ? t`Your interview on ${day} will not take place.` : ''
  const sentences =
    question === 'erase'
      ? [
          t`Erase ${reference}? All that you sent is deleted, your files too.`,
          interview,
          t`That cannot be taken back.`,
        ]
      : [
          t`Withdraw ${reference}? We no longer look at it.`,
          interview,
          t`For a day you can take that back here.`,
        ]
  return (
    <Paper
      id={hasFailed ? undefined : ANSWER_ID}
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, p: 2, borderColor: 'error.main' }}
    >
      <Typography ref={sentence} id={id} tabIndex={-1}>
        <Whole>{sentences.filter(Boolean).join(' ')}</Whole>
      </Typography>
      {hasFailed ? <ResultAlert severity="error">{failed.text}</ResultAlert> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ActionForm
          action={question}
          pair={pair}
          variant="contained"
          color="error"
          loading={sending === question}
          onSend={() => void send(question, pair)}
        >
          {question === 'erase' ? t`Yes, erase` : t`Yes, withdraw`}
        </ActionForm>
        <ActionForm action="show" pair={pair} onSend={onNo}>
          {t`No, keep it`}
        </ActionForm>
      </Stack>
    </Paper>
  )
}

export const WithdrawAndErase = ({ tracking }: OfTracking) => {
  const { t } = useLingui()
  const { tracked, pair, question } = tracking.state
  const buttons = useRef<Partial<Record<Question, HTMLButtonElement | null>>>({})
  const labels = {
    ...(tracked?.isWithdrawn === false && { withdraw: t`Withdraw` }),
    erase: t`Erase`,
  }
  const keep = () => {
    // The answer is about to disappear, and the focus would be lost with it.
    if (question) buttons.current[question]?.focus()
    tracking.ask()
  }
  return (
    <Stack spacing={1.5}>
      {labels.withdraw ? (
        <Typography>{t`Once you withdraw it, we no longer look at it. For a day you can take that back.`}</Typography>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {(Object.entries(labels) as [Question, string][]).map(([one, label]) => (
          <ActionForm
            key={one}
            ref={(button: HTMLButtonElement | null) => {
              buttons.current[one] = button
            }}
            action="show"
            pair={pair}
            question={one}
            variant="outlined"
            color="error"
            onSend={() => tracking.ask(one)}
          >
            {label}
          </ActionForm>
        ))}
      </Stack>
      {question && labels[question] ? (
        <Asked key={question} question={question} tracking={tracking} onNo={keep} />
      ) : null}
    </Stack>
  )
}
