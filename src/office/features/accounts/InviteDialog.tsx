import { useState } from 'react'
import { useInviteAccountMutation, type NewAccount } from '../../api/accountsApi'
import { EmailInput, OfficeInput, OfficeSelect } from '../../components/fields'
import { FormDialog } from '../../components/FormDialog'
import { LinkDialog } from './LinkDialog'
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

  if (invited) return <LinkDialog {...invited} title={`${invited.name} is invited`} onDone={onClose} />
  return (
    <FormDialog title="Invite" submitLabel="Invite" initialValues={empty} send={send} onClose={onClose} stays>
      <EmailInput autoFocus />
      <OfficeInput name="name" label="Name" autoComplete="off" />
      <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={roleOptions} />
    </FormDialog>
  )
}
