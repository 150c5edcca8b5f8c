import { useLingui } from '@lingui/react/macro'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { ActionForm, ANSWER_ID, Told } from './forms'
import type { Tracking } from './useTracking'

type OfTracking = { tracking: Tracking }

/** Asks once before something is done that cannot be taken back. */
const EraseQuestion = ({ tracking, onNo }: OfTracking & { onNo: () => void }) => {
  const { t } = useLingui()
  const { state, sending, send } = tracking
  const { pair, failed } = state
  const { reference } = pair
  const sentence = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const hasFailed = failed?.action === 'erase'
  useEffect(() => sentence.current?.focus(), [])
  return (
    <Paper
      id={hasFailed ? undefined : ANSWER_ID}
      variant="outlined"
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, p: 2, borderColor: 'error.main' }}
    >
      <Typography ref={sentence} id={id} tabIndex={-1}>
        {t`Erase ${reference}? All that you sent is deleted, your files too. That cannot be taken back.`}
      </Typography>
      {hasFailed ? <Told severity="error">{failed.text}</Told> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ActionForm
          action="erase"
          pair={pair}
          variant="contained"
          color="error"
          loading={sending === 'erase'}
          onSend={() => void send('erase', pair)}
        >
          {t`Yes, erase`}
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
  const { tracked, pair, failed, isErasing } = tracking.state
  const canWithdraw = tracked && !tracked.isWithdrawn
  const erase = useRef<HTMLButtonElement>(null)
  const keep = () => {
    // The answer is about to disappear, and the focus would be lost with it.
    erase.current?.focus()
    tracking.askToErase(false)
  }
  return (
    <Stack spacing={1.5}>
      {canWithdraw ? (
        <Typography>
          {t`Once you withdraw it, we no longer look at it. Only our office can take that back.`}
        </Typography>
      ) : null}
      {failed?.action === 'withdraw' ? <Told severity="error">{failed.text}</Told> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {canWithdraw ? (
          <ActionForm
            action="withdraw"
            pair={pair}
            variant="outlined"
            color="error"
            loading={tracking.sending === 'withdraw'}
            onSend={() => void tracking.send('withdraw', pair)}
          >
            {t`Withdraw`}
          </ActionForm>
        ) : null}
        <ActionForm
          ref={erase}
          action="show"
          pair={pair}
          asksToErase
          variant="outlined"
          color="error"
          onSend={() => tracking.askToErase(true)}
        >
          {t`Erase`}
        </ActionForm>
      </Stack>
      {isErasing ? <EraseQuestion tracking={tracking} onNo={keep} /> : null}
    </Stack>
  )
}
