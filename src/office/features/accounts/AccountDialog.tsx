import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ListedAccount } from '@/domain/office/account'
import { useActOnAccountMutation, useChangeAccountMutation } from '../../api/accountsApi'
import { FormDialog } from '../../components/dialogs'
import { useNotify } from '../../components/Notices'
import { LinkDialog, NameAndRole } from './InviteDialog'

/** The state of an account: active, invited or deactivated. */
export const accountStatus = ({ isActive, hasPassword }: ListedAccount) => {
  if (!isActive) return 'Deactivated'
  return hasPassword ? 'Active' : 'Invited'
}

type EndSessionsButtonProps = Pick<ButtonProps, 'tabIndex' | 'size'> & { account: ListedAccount }

/** Signs an account out everywhere. */
export const EndSessionsButton = ({ account: { id, name }, ...button }: EndSessionsButtonProps) => {
  const [act, { isLoading }] = useActOnAccountMutation()
  const notify = useNotify()
  const end = async () => {
    if (await notify.attempt(act({ id, action: 'end-sessions' })))
      notify.success(`${name} is signed out everywhere.`)
  }
  return (
    <Button
      {...button}
      loading={isLoading}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void end()
      }}
    >
      End sessions
    </Button>
  )
}

type AccountDialogProps = { account: ListedAccount; onClose: () => void }

/** One account: its name and role, and the actions that take effect at once, without 'Save'. */
export const AccountDialog = ({ account, onClose }: AccountDialogProps) => {
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

  const removeSecondFactor = async () => {
    if (await notify.attempt(act({ id, action: 'reset-second-factor' })))
      notify.success(`${name} signs in with the password alone now.`)
  }

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
