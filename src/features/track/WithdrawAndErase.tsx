import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { ActionForm, ANSWER_ID, Told } from './forms'
import type { Question } from './trackState'
import type { Tracking } from './useTracking'

const questions: Record<Question, { label: string; yes: string; text: (reference: string) => string }> = {
  withdraw: {
    label: 'Withdraw',
    yes: 'Yes, withdraw',
    text: (reference) =>
      `Withdraw ${reference}? We then stop looking at it. Only our office can take that back.`,
  },
  erase: {
    label: 'Erase',
    yes: 'Yes, erase',
    text: (reference) =>
      `Erase ${reference}? All that we hold of it is deleted, your files too. That cannot be taken back.`,
  },
}

/** Asks once before something is done that the sender cannot take back. */
const QuestionBox = ({ of, tracking, onNo }: { of: Question; tracking: Tracking; onNo: () => void }) => {
  const { state, sending, send } = tracking
  const { pair, failed } = state
  const { yes, text } = questions[of]
  const sentence = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const hasFailed = failed?.action === of
  useEffect(() => sentence.current?.focus(), [])
  return (
    <Paper
      id={hasFailed ? undefined : ANSWER_ID}
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ mt: 2, p: 2, borderColor: 'error.main' }}
    >
      <Typography ref={sentence} id={id} tabIndex={-1}>
        {text(pair.reference)}
      </Typography>
      {hasFailed ? <Told severity="error">{failed.text}</Told> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <ActionForm
          action={of}
          pair={pair}
          variant="contained"
          color="error"
          loading={sending === of}
          onSend={() => void send(of, pair)}
        >
          {yes}
        </ActionForm>
        <ActionForm action="show" pair={pair} onSend={onNo}>
          No, keep it
        </ActionForm>
      </Stack>
    </Paper>
  )
}

export const WithdrawAndErase = ({ tracking }: { tracking: Tracking }) => {
  const { tracked, pair, question } = tracking.state
  const buttons = useRef<Partial<Record<Question, HTMLButtonElement | null>>>({})
  const close = (of: Question) => {
    // The answer is about to disappear, and the focus would be lost with it.
    buttons.current[of]?.focus()
    tracking.ask()
  }
  const offered = [...(tracked?.canWithdraw ? (['withdraw'] as const) : []), 'erase' as const]
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {offered.map((of) => (
          <ActionForm
            key={of}
            ref={(button) => {
              buttons.current[of] = button
            }}
            action="show"
            pair={pair}
            question={of}
            variant="outlined"
            color="error"
            onSend={() => tracking.ask(of)}
          >
            {questions[of].label}
          </ActionForm>
        ))}
      </Stack>
      {question ? (
        <QuestionBox key={question} of={question} tracking={tracking} onNo={() => close(question)} />
      ) : null}
    </>
  )
}
