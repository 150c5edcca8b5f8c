import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CopyButton } from '../../components/CopyButton'

/** A link to set a password, for the owner to send. It is shown this once. */
export const LinkNote = ({ name, link }: { name: string; link: string }) => (
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
