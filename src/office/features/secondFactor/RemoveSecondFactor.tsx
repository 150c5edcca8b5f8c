import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRemoveSecondFactorMutation } from '../../api/sessionApi'
import { FormDialog } from '../../components/FormDialog'
import { OfficeInput } from '../../components/fields'

const RemoveDialog = ({ onClose }: { onClose: () => void }) => {
  const [remove] = useRemoveSecondFactorMutation()
  return (
    <FormDialog
      title="Remove the second factor"
      submitLabel="Remove"
      initialValues={{ password: '' }}
      send={remove}
      done={() => 'The second factor is removed.'}
      onClose={onClose}
    >
      <OfficeInput
        name="password"
        label="Password"
        hint="Your own, to be sure that it is you."
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
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
