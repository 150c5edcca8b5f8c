import { useLingui } from '@lingui/react/macro'
import Typography from '@mui/material/Typography'
import { useLanguage } from '@/components/language'
import { dayOf, momentOf } from './days'
import { ActionForm, ResultAlert } from './forms'
import type { Tracking } from './useTracking'

/** Lets the sender ask once a state has stood for long, and take a withdrawal back for a day. */
export const StateActions = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { tracked, pair, failed, done } = tracking.state
  const date = tracked?.askedOn ? dayOf(tracked.askedOn) : ''
  const asked = date && t`You asked on ${date}. Our recruiters see it first.`
  const until = tracked?.takeBackUntil ? momentOf(tracked.takeBackUntil, language) : ''
  const action = until ? 'takeBack' : 'ask'
  return (
    <>
      {failed?.action === action ? <ResultAlert severity="error">{failed.text}</ResultAlert> : null}
      {asked && done === 'ask' ? <ResultAlert severity="success">{asked}</ResultAlert> : null}
      {asked && done !== 'ask' ? <Typography variant="body2">{asked}</Typography> : null}
      {until ? (
        <Typography variant="body2">{t`You can take the withdrawal back until ${until}.`}</Typography>
      ) : null}
      {until || tracked?.canAsk ? (
        <ActionForm
          action={action}
          pair={pair}
          variant="outlined"
          loading={tracking.sending === action}
          onSend={() => void tracking.send(action, pair)}
        >
          {until ? t`Take the withdrawal back` : t`Ask about it`}
        </ActionForm>
      ) : null}
    </>
  )
}
