import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { counted, grouped } from '@/domain/text/display'
import { submissionsApi } from '../../api/submissionsApi'
import { useNotify } from '../../components/Notices'
import { mailFaults } from '../../components/tell/mailTexts'
import { useOnRefetch } from '../../components/Loaded'

const POLL_MS = 3000

const refusedText = (count: number) =>
  `${counted(count, 'mail')} could not be delivered yet and ${count === 1 ? 'is' : 'are'} tried again.`

/** E-mails sent so far; survives a reload. Hidden when none waits. */
export const MailProgress = () => {
  const { data } = submissionsApi.useGetWaitingAnswersQuery()
  const { sent = 0, total = 0, refused = 0, fault = null } = data?.mails ?? {}
  submissionsApi.useGetWaitingAnswersQuery(undefined, {
    pollingInterval: total > 0 ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  })
  const notify = useNotify()
  useOnRefetch(data, ({ mails: now }, { mails: before }) => {
    if (before.total > 1 && now.total === 0)
      notify.success(
        now.refused === 0 ? `All ${counted(before.total, 'mail')} have left.` : refusedText(now.refused),
      )
  })
  if (total === 0 || (total === 1 && fault === null)) return null
  const left = `${grouped(sent)} of ${counted(total, 'mail')} ${total === 1 ? 'has' : 'have'} left.`
  const again = refused > 0 ? refusedText(refused) : ''
  return (
    <Alert
      severity={fault ? 'warning' : 'info'}
      icon={false}
      sx={{
        flexShrink: 0,
        borderRadius: 0,
        py: 0,
        displayPrint: 'none',
        '& .MuiAlert-message': { width: '100%' },
      }}
    >
      {[left, again, fault && mailFaults[fault]].filter(Boolean).join(' ')}
      <LinearProgress
        variant="determinate"
        color={fault ? 'warning' : 'primary'}
        aria-label="Mails that have left"
        value={(100 * sent) / total}
        sx={{ mt: 0.5 }}
      />
    </Alert>
  )
}
