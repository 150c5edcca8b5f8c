import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { counted } from '@/domain/display'
import type { ErasedPerson, PersonContact } from '@/domain/office/data'
import { useErasePersonMutation } from '../../api/dataApi'
import { codeOf, messageOf } from '../../api/officeError'
import { OfficeDialog } from '../../components/OfficeDialog'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/fields'

const CONFLICT = 409

type EraseDialogProps = {
  contact: PersonContact
  references: string[]
  onErased: (erased: ErasedPerson) => void
  onChanged: (why: string) => void
  onClose: () => void
}

/** Asks for the password, and erases. */
export const EraseDialog = ({ contact, references, onErased, onChanged, onClose }: EraseDialogProps) => {
  const [erase] = useErasePersonMutation()

  const submit = async ({ password }: { password: string }) => {
    const { data, error } = await erase({ ...contact, references, password })
    if (codeOf(error) === CONFLICT && error) {
      onClose()
      onChanged(messageOf(error))
      return undefined
    }
    if (error) return messageOf(error)
    if (data) onErased(data)
    return undefined
  }

  return (
    <OfficeDialog title={`Erase ${counted(references.length, 'submission')}`} onClose={onClose}>
      <OfficeForm
        submitLabel="Erase"
        isDangerous
        initialValues={{ password: '' }}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <Typography>
          With their files, notes and tags. Nobody can bring them back. The log keeps that it was done, and
          nothing of the person.
        </Typography>
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
