import Button from '@mui/material/Button'
import { contentKinds } from '@/domain/office/content'
import type { EditableJobList } from '@/domain/office/jobs'
import { ListEditor } from '../../../components/content/ListEditor'
import { OfficeDialog } from '../../../components/OfficeDialog'

type ListDialogProps = { list: EditableJobList; onClose: () => void }

/** A list that the form of a job offers, edited without leaving the form. */
export const ListDialog = ({ list, onClose }: ListDialogProps) => (
  <OfficeDialog
    title={contentKinds[list].label}
    onClose={onClose}
    actions={<Button onClick={onClose}>Done</Button>}
  >
    <ListEditor kind={list} />
  </OfficeDialog>
)
