import type { SerializedError } from '@reduxjs/toolkit'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ListedAccount } from '@/domain/office/account'
import {
  useChangeAccountMutation,
  useMakeLinkMutation,
  useResetSecondFactorMutation,
} from '../../api/accountsApi'
import { messageOf, type OfficeError } from '../../api/officeError'
import { useNotify } from '../../components/Notices'
import { EndSessionsButton } from './EndSessionsButton'
import { LinkDialog } from './LinkDialog'

type AccountActionsProps = { account: ListedAccount; onClose: () => void }

type Answer = { error?: OfficeError | SerializedError }

/** What takes effect at once, without 'Save'. */
export const AccountActions = ({ account, onClose }: AccountActionsProps) => {
  const { id, name, isActive, hasSecondFactor, sessions } = account
  const [change] = useChangeAccountMutation()
  const [makeLink, { data: made, reset: putAway }] = useMakeLinkMutation()
  const [resetSecondFactor] = useResetSecondFactorMutation()
  const notify = useNotify()

  const attempt = async (request: PromiseLike<Answer>) => {
    const { error } = await request
    if (error) notify.warning(messageOf(error))
    return !error
  }

  const setActive = async (isOn: boolean) => {
    if (!(await attempt(change({ id, isActive: isOn })))) return
    // Behind an open dialog no key reaches 'Undo'.
    onClose()
    notify.offerUndo(
      isOn ? `${name} can sign in again.` : `${name} is signed out and cannot sign in any more.`,
      () => void attempt(change({ id, isActive: !isOn })),
    )
  }

  const takeSecondFactor = async () => {
    if (await attempt(resetSecondFactor(id))) notify.success(`${name} signs in with the password alone now.`)
  }

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isActive ? <Button onClick={() => void attempt(makeLink(id))}>New link</Button> : null}
        {sessions > 0 ? <EndSessionsButton account={account} /> : null}
        {hasSecondFactor ? (
          <Button onClick={() => void takeSecondFactor()}>Remove second factor</Button>
        ) : null}
        <Button color={isActive ? 'error' : 'primary'} onClick={() => void setActive(!isActive)}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
      </Stack>
      {made ? (
        <LinkDialog title={`A new password for ${name}`} name={name} link={made.link} onDone={putAway} />
      ) : null}
    </Stack>
  )
}
