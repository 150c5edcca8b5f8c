import { useLingui } from '@lingui/react/macro'
import Typography from '@mui/material/Typography'
import { useLanguage } from '@/components/language'
import { momentOf } from './days'
import { ActionForm, Told } from './forms'
import type { Tracking } from './useTracking'

/** Lets the sender take a withdrawal back, for a day. */
export const TakeBack = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { tracked, pair, failed } = tracking.state
  if (!tracked?.takeBackUntil) return null
  const until = momentOf(tracked.takeBackUntil, language)
  return (
    <>
      <Typography variant="body2">{t`You can take the withdrawal back until ${until}.`}</Typography>
      {failed?.action === 'takeBack' ? <Told severity="error">{failed.text}</Told> : null}
      <ActionForm
        action="takeBack"
        pair={pair}
        variant="outlined"
        loading={tracking.sending === 'takeBack'}
        onSend={() => void tracking.send('takeBack', pair)}
      >
        {t`Take the withdrawal back`}
      </ActionForm>
    </>
  )
}
