import Button from '@mui/material/Button'
import { TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import { OfficeDialog } from '../../../components/OfficeDialog'
import { OfficeForm } from '../../../components/OfficeForm'
import { OfficeInput } from '../../../components/OfficeInput'

type TagDialogProps = { onAdd: (tag: string) => void; onClose: () => void }

/** Asks for the tag that many submissions are given. */
export const TagDialog = ({ onAdd, onClose }: TagDialogProps) => {
  const submit = ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return Promise.resolve('The tag is empty.')
    onAdd(tag.trim())
    return Promise.resolve(undefined)
  }
  return (
    <OfficeDialog title="Add a tag" onClose={onClose}>
      <OfficeForm
        submitLabel="Add tag"
        initialValues={{ tag: '' }}
        onSubmit={submit}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
      </OfficeForm>
    </OfficeDialog>
  )
}
