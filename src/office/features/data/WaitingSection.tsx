import Typography from '@mui/material/Typography'
import { counted } from '@/domain/text/display'
import type { WaitingPurge } from '@/domain/office/data'
import { ownersApi } from '../../api/ownersApi'
import { showDate, showMoment } from '../../components/dates'
import { ConfirmDialog, DialogButton } from '../../components/forms'
import { Section } from '../../components/Section'

/** How often to look how far a purge has come. */
const POLL_MS = 2000

/** A purge that an owner must allow, as it would delete more than a tenth of everything. */
export const WaitingSection = ({ waiting, onDelete }: { waiting: WaitingPurge; onDelete: () => void }) => {
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
        <DialogButton
          variant="contained"
          color="error"
          sx={{ flexShrink: 0, alignSelf: 'start' }}
          renderDialog={(close) => (
            <ConfirmDialog
              title={`Delete ${count}?`}
              submitLabel="Delete now"
              isDangerous
              onSubmit={() => {
                onDelete()
                return deleteWaiting({ sentBefore })
              }}
              onClose={close}
            >
              <Typography>
                {`Everything sent before ${showMoment(sentBefore)} is deleted for good, with files, notes and tags.`}
              </Typography>
            </ConfirmDialog>
          )}
        >
          Delete now
        </DialogButton>
      }
    >
      <Typography>
        {`${count} sent before ${showMoment(sentBefore)} ${submissions === 1 ? 'is' : 'are'} older than the retention allows. That is more than a tenth of everything, so nothing was deleted: since ${showDate(since)} it waits for an owner.`}
      </Typography>
      <Typography color="textSecondary">To keep them, give more months under Retention, or none.</Typography>
    </Section>
  )
}
