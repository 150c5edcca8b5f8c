import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CopyButton } from '../../components/CopyButton'
import { LeaveGuard } from '../../components/edit/LeaveGuard'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown once: the server keeps only their hashes. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <>
    <Alert severity="success">The second factor is set up.</Alert>
    <Typography variant="h2">Recovery codes</Typography>
    <Typography>
      Each signs you in once if you lose your phone. Keep them where others do not look: they are not shown
      again.
    </Typography>
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 9,
        rowGap: 0.5,
        m: 0,
        pl: 4,
        fontFamily: 'monospace',
        fontSize: '0.9375rem',
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Stack direction="row" spacing={1} sx={{ displayPrint: 'none' }}>
      <CopyButton text={codes.join('\n')} />
      <Button variant="outlined" onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="contained" onClick={onDone}>
        Done
      </Button>
    </Stack>
    <LeaveGuard
      isDirty
      title="Leave without the recovery codes?"
      text="They are not shown again. Copy or print them first."
    />
  </>
)
