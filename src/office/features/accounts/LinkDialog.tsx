import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { OfficeDialog } from '../../components/OfficeDialog'
import { CopyButton } from '../../components/CopyButton'

/** A link to set a password, for the owner to send. It is shown this once. */
const LinkNote = ({ name, link }: { name: string; link: string }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
    <Typography>
      Send this link to {name}. It sets a password, works once and for a day, and is not shown again.
    </Typography>
    <Box
      component="output"
      aria-label="Link"
      sx={{
        width: '100%',
        p: 1.25,
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontFamily: 'monospace',
        overflowWrap: 'anywhere',
      }}
    >
      {link}
    </Box>
    <CopyButton text={link} label="Copy link" />
  </Stack>
)

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
