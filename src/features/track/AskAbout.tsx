import { useLingui } from '@lingui/react/macro'
import Typography from '@mui/material/Typography'
import { dayOf } from './days'
import { ActionForm, Told } from './forms'
import type { Tracking } from './useTracking'

/** Lets the sender ask once a state has stood for long, and then says that they did. */
export const AskAbout = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const { tracked, pair, failed, done } = tracking.state
  const date = tracked?.askedOn ? dayOf(tracked.askedOn) : ''
  const asked = date && t`You asked on ${date}. Our recruiters see it first.`
  return (
    <>
      {failed?.action === 'ask' ? <Told severity="error">{failed.text}</Told> : null}
      {asked && done === 'ask' ? <Told severity="success">{asked}</Told> : null}
      {asked && done !== 'ask' ? <Typography variant="body2">{asked}</Typography> : null}
      {tracked?.canAsk ? (
        <ActionForm
          action="ask"
          pair={pair}
          variant="outlined"
          loading={tracking.sending === 'ask'}
          onSend={() => void tracking.send('ask', pair)}
        >
          {t`Ask about it`}
        </ActionForm>
      ) : null}
    </>
  )
}
