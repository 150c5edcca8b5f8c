import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { messageOf } from '../../api/officeError'
import { useRemoveSecondFactorMutation } from '../../api/sessionApi'
import { useNotices } from '../../components/Notices'
import { OfficeDialog } from '../../components/OfficeDialog'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/OfficeInput'

type RemoveDialogProps = { onClose: () => void }

const RemoveDialog = ({ onClose }: RemoveDialogProps) => {
  const [remove] = useRemoveSecondFactorMutation()
  const { tell } = useNotices()
  const submit = async ({ password }: { password: string }) => {
    const { error } = await remove({ password })
    if (error) return messageOf(error)
    tell('The second factor is removed.')
    onClose()
    return undefined
  }
  return (
    <OfficeDialog title="Remove the second factor" onClose={onClose}>
      <OfficeForm
        submitLabel="Remove"
        initialValues={{ password: '' }}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <OfficeInput
          name="password"
          label="Password"
          hint="Your own, to be sure that it is you."
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      </OfficeForm>
    </OfficeDialog>
  )
}

/** Of an account that has one: for a new phone it is removed and set up again. */
export const RemoveSecondFactor = () => {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Alert severity="success">
        Your second factor is on. For a new phone, remove it and set it up again.
      </Alert>
      <Button variant="outlined" color="error" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked ? <RemoveDialog onClose={() => setIsAsked(false)} /> : null}
    </>
  )
}
