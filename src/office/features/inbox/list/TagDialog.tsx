import { TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import { FormDialog } from '../../../components/FormDialog'
import { OfficeInput } from '../../../components/fields'

type TagDialogProps = { onAdd: (tag: string) => void; onClose: () => void }

/** Asks for the tag that many submissions are given. */
export const TagDialog = ({ onAdd, onClose }: TagDialogProps) => {
  const send = async ({ tag }: { tag: string }) => {
    if (tag.trim() === '') return 'The tag is empty.'
    onAdd(tag.trim())
    return {}
  }
  return (
    <FormDialog
      title="Add a tag"
      submitLabel="Add tag"
      initialValues={{ tag: '' }}
      send={send}
      onClose={onClose}
    >
      <OfficeInput name="tag" label="Tag" maxLength={TAG_CHARACTERS_MAX} autoFocus />
    </FormDialog>
  )
}
