import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCompany } from '@/components/SiteSettings'
import {
  type WaitingPurge,
  type ErasedPerson,
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
  type StoredData,
} from '@/domain/office/data'
import { fileSize } from '@/domain/submissions/fileKinds'
import { counted, countedOrNo } from '@/domain/text/display'
import { ownersApi } from '../../api/ownersApi'
import { useDownload } from '../../components/buttons'
import { showDate, showMoment } from '../../components/dates'
import { OfficeInput } from '../../components/fields'
import { ConfirmButton, ConfirmDialog, OfficeForm } from '../../components/forms'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { Section, SectionGrid } from '../../components/Section'
import { Muted } from '../../components/texts'
import { useKeptFocus } from '../../components/useKeptFocus'
import { AnsweringSection } from './AnsweringSection'
import { PersonSection } from './PersonSection'

/** How often to check the progress of a purge. */
const POLL_MS = 2000

/** A purge needs an owner's consent if it would delete more than a tenth of everything. */
const WaitingSection = ({ waiting, onDelete }: { waiting: WaitingPurge; onDelete: () => void }) => {
  const { submissions, since, sentBefore, isAllowed } = waiting
  ownersApi.useGetDataQuery(undefined, { pollingInterval: isAllowed ? POLL_MS : 0 })
  const [deleteWaiting] = ownersApi.useDeleteWaitingMutation()
  const count = counted(submissions, 'submission')
  const title = 'Waiting to be deleted'
  if (isAllowed)
    return (
      <Section title={title} isWide>
        <Typography role="status">
          {`${count} sent before ${showMoment(sentBefore)} ${submissions === 1 ? 'is' : 'are'} being deleted. This goes on if you leave.`}
        </Typography>
      </Section>
    )
  return (
    <Section
      title={title}
      isWide
      action={
        <ConfirmButton
          button={{
            variant: 'contained',
            color: 'error',
            sx: { flexShrink: 0, alignSelf: 'start' },
            children: 'Delete now',
          }}
          title={`Delete ${count}?`}
          submitLabel="Delete now"
          isDangerous
          onSubmit={() => {
            onDelete()
            return deleteWaiting({ sentBefore })
          }}
        >
          <Typography>
            {`Everything sent before ${showMoment(sentBefore)} is deleted for good, with files, notes and tags.`}
          </Typography>
        </ConfirmButton>
      }
    >
      <Typography>
        {`${count} sent before ${showMoment(sentBefore)} ${submissions === 1 ? 'is' : 'are'} older than the retention allows. That is more than a tenth of everything, so nothing was deleted: since ${showDate(since)} it waits for an owner.`}
      </Typography>
      <Muted>To keep them, give more months under Retention, or none.</Muted>
    </Section>
  )
}

const stateOf = ({ retentionMonths, nextPurgeAt }: StoredData) => {
  if (retentionMonths === null) return 'Submissions are kept without a limit.'
  const next = nextPurgeAt ? `, next ${showMoment(nextPurgeAt)}` : ''
  return `Submissions older than ${retentionMonths} months are deleted once a day${next}.`
}

const HINT = `From ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX}. Leave it empty to keep them without a limit.`

/** How long submissions are kept. Before any deletion it says how many, and asks. */
const RetentionSection = ({ data }: { data: StoredData }) => {
  const [preview] = ownersApi.usePreviewRetentionMutation()
  const [setRetention] = ownersApi.useSetRetentionMutation()
  const [asked, setAsked] = useState<{ months: number; submissions: number }>()
  const notify = useNotify()
  const before = data.retentionMonths

  const save = async (months: number | null) => {
    const answer = await setRetention({ months })
    const limit = months === null ? 'without a limit' : `for ${months} months`
    const undo = () => void notify.attempt(setRetention({ months: before }))
    if (!answer.error) notify.offerUndo(`Submissions are kept ${limit}.`, undo)
    return answer
  }

  const submit = async ({ months: typed }: { months: string }) => {
    const months = typed.trim() === '' ? null : Number(typed)
    if (months === before) {
      notify.success('Nothing to save: this is the limit already.')
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
          submitLabel="Delete from tomorrow"
          isDangerous
          onSubmit={() => save(asked.months)}
          onClose={() => setAsked(undefined)}
        >
          <Typography>
            {`${countedOrNo(asked.submissions, 'submission')} ${asked.submissions === 1 ? 'is' : 'are'} older than that today.`}
          </Typography>
          <Typography>
            Once a day, older submissions are deleted for good, with their files, notes and tags. This begins
            in 24 hours: until then you can undo it here. More than a tenth of everything at once waits here
            until an owner deletes it.
          </Typography>
        </ConfirmDialog>
      ) : null}
    </Section>
  )
}

/** A printable confirmation without a name. */
const ErasedScreen = ({ erased, onDone }: { erased: ErasedPerson; onDone: () => void }) => (
  <Screen title="Confirmation of erasure">
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={1.5}>
          <Typography sx={{ fontWeight: 600 }}>{useCompany().name}</Typography>
          <Typography>{showMoment(erased.erasedAt)}</Typography>
          <Typography>
            {`At your request we erased what we found under the email address or the mobile number that you gave us: ${countedOrNo(erased.erased, 'submission')} with ${countedOrNo(erased.files, 'file').toLowerCase()}, and all that we had noted about them.`}
          </Typography>
          <Typography>
            {`The last traces in our database are removed by ${showMoment(erased.rebuildAt)}.`}
          </Typography>
          <Typography>Our records say only that this was done, and nothing about you.</Typography>
        </Stack>
      </Paper>
      <Alert severity="info" sx={{ displayPrint: 'none' }}>
        Earlier backups, exports and e-mails still hold this data: delete them, too.
      </Alert>
      <Stack direction="row" spacing={1} sx={{ displayPrint: 'none', justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="contained" onClick={onDone}>
          Done
        </Button>
      </Stack>
    </Stack>
  </Screen>
)

export const DataScreen = () => {
  const { i18n } = useLingui()
  const query = ownersApi.useGetDataQuery()
  const waiting = query.data?.waiting
  const keepFocus = useKeptFocus(waiting?.isAllowed)
  const download = useDownload()
  const [erased, setErased] = useState<ErasedPerson>()
  if (erased) return <ErasedScreen erased={erased} onDone={() => setErased(undefined)} />
  return (
    <Screen title="Data">
      <SectionGrid>
        {waiting ? <WaitingSection waiting={waiting} onDelete={keepFocus} /> : null}
        <Stack spacing={2}>
          <Loaded query={query} label="Loading the data" minHeight={120}>
            {(data) => (
              <>
                <Section title="Stored">
                  <Typography aria-live="polite">
                    {`${countedOrNo(data.submissions, 'submission')} with ${countedOrNo(data.files, 'file').toLowerCase()}${data.oldestAt ? `, the oldest from ${showDate(data.oldestAt)}` : ''}. The database takes up ${fileSize(data.bytes, i18n)}.`}
                  </Typography>
                  {data.rebuildAt ? (
                    <Alert severity="info">
                      {`Traces of erased data stay in the files of the database until it is rebuilt, ${showMoment(data.rebuildAt)}.`}
                    </Alert>
                  ) : null}
                </Section>
                <RetentionSection key={data.retentionMonths} data={data} />
              </>
            )}
          </Loaded>
          <AnsweringSection />
        </Stack>
        <Stack spacing={2}>
          <Section title="Export">
            <Typography>
              All submissions with their files, states, tags and notes, and the content of the site, as
              spreadsheets and files in one archive. The archive has no password: keep it in a safe place.
            </Typography>
            <Button
              {...download('/data/export')}
              variant="outlined"
              startIcon={<DownloadIcon />}
              sx={{ justifySelf: 'end' }}
            >
              Export everything
            </Button>
          </Section>
          <PersonSection onErased={setErased} />
        </Stack>
      </SectionGrid>
    </Screen>
  )
}
