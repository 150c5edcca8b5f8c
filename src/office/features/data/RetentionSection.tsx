import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { countedOrNo } from '@/domain/display'
import { RETENTION_MONTHS_MAX, RETENTION_MONTHS_MIN, type StoredData } from '@/domain/office/data'
import { usePreviewRetentionMutation, useSetRetentionMutation } from '../../api/dataApi'
import { ConfirmDialog } from '../../components/dialogs'
import { showMoment } from '../../components/dates'
import { useNotify } from '../../components/Notices'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/fields'
import { Section } from '../../components/Section'

const stateOf = ({ retentionMonths, nextPurgeAt }: StoredData) => {
  if (retentionMonths === null) return 'Submissions are kept without a limit.'
  const next = nextPurgeAt ? `, next ${showMoment(nextPurgeAt)}` : ''
  return `Submissions older than ${retentionMonths} months are deleted once a day${next}.`
}

const HINT = `From ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX}. Leave it empty to keep them without a limit.`

/** For how long submissions are kept. Before anything can go, it is shown how much, and asked. */
export const RetentionSection = ({ data }: { data: StoredData }) => {
  const [preview] = usePreviewRetentionMutation()
  const [setRetention] = useSetRetentionMutation()
  const [asked, setAsked] = useState<{ months: number; submissions: number }>()
  const notify = useNotify()
  const before = data.retentionMonths

  const save = async (months: number | null) => {
    const { error } = await setRetention({ months })
    if (error) return { error }
    notify.offerUndo(
      months === null
        ? 'Submissions are kept without a limit.'
        : `Submissions are kept for ${months} months.`,
      () => void notify.attempt(setRetention({ months: before })),
    )
    return undefined
  }

  const submit = async ({ months: typed }: { months: string }) => {
    const months = typed.trim() === '' ? null : Number(typed)
    if (months === before) {
      notify.success('That is how it is already.')
      return undefined
    }
    if (months === null) return save(null)
    if (!Number.isInteger(months)) return `Give a whole number of months. ${HINT}`
    const answer = await preview({ months })
    if (answer.data) setAsked({ months, ...answer.data })
    return answer
  }

  return (
    <Section title="Retention">
      <Typography>{stateOf(data)}</Typography>
      <OfficeForm
        submitLabel="Save"
        initialValues={{ months: before === null ? '' : `${before}` }}
        onSubmit={submit}
      >
        <Box sx={{ maxWidth: { sm: 340 } }}>
          <OfficeInput
            name="months"
            label="Delete submissions after this many months"
            hint={HINT}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        </Box>
      </OfficeForm>
      {asked ? (
        <ConfirmDialog
          title={`Delete submissions after ${asked.months} months?`}
          confirmLabel="Delete from tomorrow on"
          isDangerous
          onConfirm={() => save(asked.months)}
          onClose={() => setAsked(undefined)}
        >
          <Typography>
            {`${countedOrNo(asked.submissions, 'submission')} of today ${asked.submissions === 1 ? 'is' : 'are'} older than that.`}
          </Typography>
          <Typography>
            What is older is deleted with its files, notes and tags, once a day, and nobody can bring it back.
            It begins in 24 hours: until then you can take this back here.
          </Typography>
        </ConfirmDialog>
      ) : null}
    </Section>
  )
}
