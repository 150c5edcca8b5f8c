import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { errorMessage, readEnvelope } from '@/api/envelope'
import { rowOf, trimmed } from '@/api/wire'
import type { Job } from '@/domain/content/entities'
import type { FormAnswer, FormName } from '@/domain/submissions/nativeForms'
import { SentPanel } from '../SentPanel'
import { receiptOf } from './receiptOf'

type AnsweredFormProps = { name: FormName; job?: Job; answer: FormAnswer }

/** Says above a form that was sent without script what became of it. */
export const AnsweredForm = ({ name, job, answer: { fields, envelope } }: AnsweredFormProps) => {
  const { t, i18n } = useLingui()
  // A form that came too soon after others is not read.
  const isUnread = Object.keys(fields).length === 0
  const { data, error } = { data: undefined, error: undefined, ...readEnvelope(envelope) }
  const reference = trimmed(rowOf(data?.data).reference)
  return (
    <Box sx={{ mb: 3 }}>
      {error ? (
        <Alert severity="error">
          {errorMessage(error, i18n)}
          {isUnread ? ` ${t`Go back with your browser to find what you typed.`}` : null}
        </Alert>
      ) : (
        <Alert severity="success" role="status">
          {trimmed(data?.message)}
        </Alert>
      )}
      {reference ? <SentPanel isStill receipt={receiptOf(reference, name, fields, job)} /> : null}
    </Box>
  )
}
