import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { messageOf } from '../../api/officeError'
import { useGetSessionQuery, useStartSecondFactorMutation } from '../../api/sessionApi'
import { useNotices } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { RecoveryCodes } from './RecoveryCodes'
import { RemoveSecondFactor } from './RemoveSecondFactor'
import { SetUpForm } from './SetUpForm'

const ABOUT =
  'With a second factor, signing in also takes a code from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. A password that somebody found out is then not enough.'

/** Sets up, or removes, the second factor of one's own account. */
export const SecondFactorScreen = () => {
  const { data: session } = useGetSessionQuery()
  const [start, { data: started, reset, isLoading }] = useStartSecondFactorMutation()
  const [codes, setCodes] = useState<string[]>()
  const { warn } = useNotices()

  const setUp = async () => {
    const { error } = await start()
    if (error) warn(messageOf(error))
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
