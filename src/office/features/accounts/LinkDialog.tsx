import Button from '@mui/material/Button'
import { OfficeDialog } from '../../components/OfficeDialog'
import { LinkNote } from './LinkNote'

type LinkDialogProps = { title: string; name: string; link: string; onDone: () => void }

/** Shows a link once. Only 'Done' closes it, not Escape or a click beside it. */
export const LinkDialog = ({ title, name, link, onDone }: LinkDialogProps) => (
  <OfficeDialog
    title={title}
    actions={
      <Button variant="contained" onClick={onDone}>
        Done
      </Button>
    }
  >
    <LinkNote name={name} link={link} />
  </OfficeDialog>
)
