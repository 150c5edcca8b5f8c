import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { ListedAccount } from '@/domain/office/account'
import { capitalized } from '@/domain/office/contentTexts'
import { roles } from '@/domain/office/roles'
import {
  type NewAccount,
  useActOnAccountMutation,
  useChangeAccountMutation,
  useInviteAccountMutation,
} from '../../api/accountsApi'
import { FormDialog, OfficeDialog } from '../../components/dialogs'
import { useNotify } from '../../components/Notices'
import { CopyButton } from '../../components/buttons'
import { EmailInput, OfficeInput, OfficeSelect } from '../../components/fields'

const options = roles.map((role) => ({ value: role, label: capitalized(role) }))

const ROLE_HINT =
  'A reader sees what came in, a recruiter works on it and on jobs, an owner also manages accounts and settings, erases, and reads the log.'

/** The fields of an account that owners change. */
const NameAndRole = () => (
  <>
    <OfficeInput name="name" label="Name" autoComplete="off" />
    <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={options} />
  </>
)

type LinkDialogProps = { title: string; name: string; link: string; onDone: () => void }

/** Shows the link with which a person sets a password, once. Only 'Done' closes it, not Escape or a click beside it. */
const LinkDialog = ({ title, name, link, onDone }: LinkDialogProps) => (
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

/** The state of an account: active, invited or deactivated. */
export const accountStatus = ({ isActive, hasPassword }: ListedAccount) => {
  if (!isActive) return 'Deactivated'
  return hasPassword ? 'Active' : 'Invited'
}

type EndSessionsButtonProps = Pick<ButtonProps, 'tabIndex' | 'size'> & { account: ListedAccount }

/** Signs an account out everywhere. */
export const EndSessionsButton = ({ account: { id, name }, ...button }: EndSessionsButtonProps) => {
  const [act, { isLoading }] = useActOnAccountMutation()
  const { attempt } = useNotify()
  return (
    <Button
      {...button}
      loading={isLoading}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void attempt(act({ id, action: 'end-sessions' }), `${name} is signed out everywhere.`)
      }}
    >
      End sessions
    </Button>
  )
}

/** One account: its name and role, and the actions that take effect at once, without 'Save'. */
export const AccountDialog = ({ account, onClose }: { account: ListedAccount; onClose: () => void }) => {
  const { id, name, email, role, isActive } = account
  const [change] = useChangeAccountMutation()
  const [act, { data: made, reset: putAway }] = useActOnAccountMutation()
  const notify = useNotify()

  const setActive = async (isOn: boolean) => {
    if (!(await notify.attempt(change({ id, isActive: isOn })))) return
    // Behind an open dialog no key reaches 'Undo'.
    onClose()
    notify.offerUndo(
      isOn ? `${name} can sign in again.` : `${name} is signed out and cannot sign in any more.`,
      () => void notify.attempt(change({ id, isActive: !isOn })),
    )
  }

  const removeSecondFactor = () =>
    notify.attempt(
      act({ id, action: 'reset-second-factor' }),
      `${name} signs in with the password alone now.`,
    )

  const actions = (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {isActive ? (
        <Button onClick={() => void notify.attempt(act({ id, action: 'link' }))}>New link</Button>
      ) : null}
      {account.sessions > 0 ? <EndSessionsButton account={account} /> : null}
      {account.hasSecondFactor ? (
        <Button onClick={() => void removeSecondFactor()}>Remove second factor</Button>
      ) : null}
      <Button color={isActive ? 'error' : 'primary'} onClick={() => void setActive(!isActive)}>
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
    </Stack>
  )

  return (
    <>
      <FormDialog
        title={name}
        submitLabel="Save"
        initialValues={{ name, role }}
        onSubmit={(values) => change({ id, ...values })}
        done={(values) => `${values.name} is saved.`}
        onClose={onClose}
        after={actions}
      >
        <Typography color="textSecondary">
          {email} · {accountStatus(account)}
        </Typography>
        <NameAndRole />
      </FormDialog>
      {made ? (
        <LinkDialog title={`A new password for ${name}`} name={name} link={made.link} onDone={putAway} />
      ) : null}
    </>
  )
}
