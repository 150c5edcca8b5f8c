import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Fade from '@mui/material/Fade'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'

const PERCENT = 100
/** Nothing flickers where an upload takes a moment. */
const SHOWN_AFTER = '400ms'

type UploadProgressProps = { fraction: number; onCancel: () => void }

/** How much of a form has left, until its answer comes. */
export const UploadProgress = ({ fraction, onCancel }: UploadProgressProps) => {
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
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <FormHelperText>
            {isWaiting ? t`Upload complete. Waiting for confirmation…` : t`${percent} % sent`}
          </FormHelperText>
          {isWaiting ? null : (
            <Button type="button" size="small" onClick={onCancel}>
              {t`Cancel`}
            </Button>
          )}
        </Stack>
      </div>
    </Fade>
  )
}
