import { useLingui } from '@lingui/react/macro'
import Fade from '@mui/material/Fade'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'

const PERCENT = 100
/** Nothing flickers where an upload takes a moment. */
const SHOWN_AFTER = '400ms'

export const UploadProgress = ({ fraction }: { fraction: number }) => {
  const { t } = useLingui()
  const percent = Math.floor(fraction * PERCENT)
  const isWaiting = percent >= PERCENT
  return (
    <Fade in appear style={{ transitionDelay: SHOWN_AFTER }}>
      <div>
        <LinearProgress
          aria-label={t`Sending`}
          variant={isWaiting ? 'indeterminate' : 'determinate'}
          value={percent}
          sx={{ mt: 2 }}
        />
        <FormHelperText>
          {isWaiting ? t`Upload complete. Waiting for confirmation…` : t`${percent} % sent`}
        </FormHelperText>
      </div>
    </Fade>
  )
}
