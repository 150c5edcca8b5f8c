import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useInviteAccountMutation, type NewAccount } from '../../api/accountsApi'
import { FormDialog } from '../../components/FormDialog'
import { OfficeDialog } from '../../components/OfficeDialog'
import { OfficeInput } from '../../components/OfficeInput'
import { OfficeSelect } from '../../components/OfficeSelect'
import { LinkNote } from './LinkNote'
import { ROLE_HINT, roleOptions } from './roleOptions'

const empty: NewAccount = { email: '', name: '', role: 'recruiter' }

/** Adds an account, and shows the link with which its owner sets a password. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [invite] = useInviteAccountMutation()
  const [invited, setInvited] = useState<{ name: string; link: string }>()

  const send = async (account: NewAccount) => {
    const answer = await invite(account)
    if (answer.data) setInvited({ name: account.name, link: answer.data.link })
    return answer
  }

  if (invited)
    return (
      <OfficeDialog title={`${invited.name} is invited`} onClose={onClose}>
        <LinkNote {...invited} />
        <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: 2 }}>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </Stack>
      </OfficeDialog>
    )
  return (
    <FormDialog title="Invite" submitLabel="Invite" initialValues={empty} send={send} onClose={onClose} stays>
      <OfficeInput
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
      />
      <OfficeInput name="name" label="Name" autoComplete="off" />
      <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={roleOptions} />
    </FormDialog>
  )
}
