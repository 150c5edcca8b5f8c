import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import Box from '@mui/material/Box'
import { messageOf } from '../../api/officeError'
import {
  useGetSessionQuery,
  useStartSecondFactorMutation,
  useRemoveSecondFactorMutation,
} from '../../api/sessionApi'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { SetUpForm } from './SetUpForm'
import { CopyButton } from '../../components/CopyButton'
import { LeaveGuard } from '../../components/edit/LeaveGuard'
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
const RemoveSecondFactor = () => {
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

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown once: the server keeps only their hashes. */
const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
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

const ABOUT =
  'With a second factor, signing in also takes a code from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. A password that somebody found out is then not enough.'

/** Sets up, or removes, the second factor of one's own account. */
export const SecondFactorScreen = () => {
  const { data: session } = useGetSessionQuery()
  const [start, { data: started, reset, isLoading }] = useStartSecondFactorMutation()
  const [codes, setCodes] = useState<string[]>()
  const notify = useNotify()

  const setUp = async () => {
    const { error } = await start()
    if (error) notify.warning(messageOf(error))
  }

  const finish = () => {
    setCodes(undefined)
    reset()
  }

  const stage = () => {
    if (codes) return { name: 'codes', content: <RecoveryCodes codes={codes} onDone={finish} /> }
    if (session?.account.hasSecondFactor) return { name: 'on', content: <RemoveSecondFactor /> }
    if (started) return { name: 'started', content: <SetUpForm {...started} onConfirmed={setCodes} /> }
    const button = (
      <Button variant="contained" loading={isLoading} onClick={() => void setUp()}>
        Set up
      </Button>
    )
    return { name: 'off', content: button }
  }
  const { name, content } = stage()

  return (
    // Each is a screen of its own: what was pressed in the one before is gone.
    <Screen key={name} title="Second factor">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {session?.mustSetUpSecondFactor ? (
          <Alert severity="info">An owner requires two-factor sign-in. Set it up to go on.</Alert>
        ) : null}
        {codes ? null : <Typography>{ABOUT}</Typography>}
        {content}
      </Stack>
    </Screen>
  )
}
