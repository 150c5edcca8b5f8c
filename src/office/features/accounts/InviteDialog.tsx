import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInviteAccountMutation, type NewAccount } from '../../api/accountsApi'
import { CopyButton } from '../../components/CopyButton'
import { FormDialog, OfficeDialog } from '../../components/dialogs'
import { EmailInput, OfficeInput, OfficeSelect } from '../../components/fields'

const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'recruiter', label: 'Recruiter' },
  { value: 'owner', label: 'Owner' },
]

const ROLE_HINT =
  'A reader sees what came in, a recruiter works on it and on jobs, an owner also manages accounts and settings, erases, and reads the log.'

/** The fields of an account that owners change. */
export const NameAndRole = () => (
  <>
    <OfficeInput name="name" label="Name" autoComplete="off" />
    <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={roles} />
  </>
)

type LinkDialogProps = { title: string; name: string; link: string; onDone: () => void }

/** Shows the link with which a person sets a password, once. Only 'Done' closes it, not Escape or a click beside it. */
export const LinkDialog = ({ title, name, link, onDone }: LinkDialogProps) => (
  <OfficeDialog
    title={title}
    actions={
      <Button variant="contained" onClick={onDone}>
        Done
      </Button>
    }
  >
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Send this link to {name}. It sets a password, works once and for a day, and is not shown again.
      </Typography>
      <Box
        component="output"
        aria-label="Link"
        sx={{
          width: '100%',
          p: 1.25,
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        {link}
      </Box>
      <CopyButton text={link} label="Copy link" />
    </Stack>
  </OfficeDialog>
)

/** Adds an account, and shows the link with which its owner sets a password. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [invite] = useInviteAccountMutation()
  const [invited, setInvited] = useState<{ name: string; link: string }>()

  const send = async (account: NewAccount) => {
    const answer = await invite(account)
    if (answer.data) setInvited({ name: account.name, link: answer.data.link })
    return answer
  }

  if (invited) return <LinkDialog {...invited} title={`${invited.name} is invited`} onDone={onClose} />
  return (
    <FormDialog<NewAccount>
      title="Invite"
      submitLabel="Invite"
      initialValues={{ email: '', name: '', role: 'recruiter' }}
      onSubmit={send}
      onClose={onClose}
      stays
    >
      <EmailInput autoFocus />
      <NameAndRole />
    </FormDialog>
  )
}
