import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { sessionApi, type SecondFactorStart } from '../../api/sessionApi'
import { CopyButton } from '../../components/buttons'
import { FormButton, OfficeForm } from '../../components/forms'
import { LeaveGuard } from '../../components/edit/LeaveGuard'
import { OfficeInput, PasswordInput } from '../../components/fields'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { Section, SectionGrid } from '../../components/Section'

type SetUpFormProps = SecondFactorStart & { onConfirmed: (recoveryCodes: string[]) => void }

/** QR code and key for the app, its first code as proof, and the password. */
const SetUpForm = ({ address, secret, qr, onConfirmed }: SetUpFormProps) => {
  const [confirm] = sessionApi.useConfirmSecondFactorMutation()

  const submit = async ({ code, password }: { code: string; password: string }) => {
    const answer = await confirm({ code: code.trim(), password })
    if (answer.data) onConfirmed(answer.data.recoveryCodes)
    return answer
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ width: '100%' }}>
      {/* Cameras need dark on light, in any theme. */}
      <Box
        component="img"
        src={qr}
        alt="QR code"
        width={200}
        height={200}
        sx={{ flexShrink: 0, p: 1, bgcolor: 'common.white', borderRadius: 1 }}
      />
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Typography>Scan the picture with the app. Then type the code that the app shows.</Typography>
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            Can't scan?
          </Box>
          <Stack spacing={1.5} sx={{ alignItems: 'flex-start', mt: 1 }}>
            <Typography>
              Type this key in the app, or{' '}
              <Link component="a" href={address} underline="always">
                open the app
              </Link>{' '}
              if it is on this device.
            </Typography>
            <Typography component="code" sx={{ maxWidth: '20ch', fontFamily: 'monospace', fontSize: '1rem' }}>
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </Typography>
            <CopyButton text={secret} label="Copy the key" />
          </Stack>
        </Box>
        <OfficeForm submitLabel="Confirm" initialValues={{ code: '', password: '' }} onSubmit={submit}>
          <OfficeInput
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
          />
          <PasswordInput />
        </OfficeForm>
      </Stack>
    </Stack>
  )
}

const RemoveSecondFactor = () => {
  const [remove] = sessionApi.useRemoveSecondFactorMutation()
  return (
    <>
      <Typography>For a new phone, remove it and set it up again.</Typography>
      <FormButton
        button={{ variant: 'outlined', color: 'error', sx: { justifySelf: 'start' }, children: 'Remove' }}
        title="Remove the second factor"
        submitLabel="Remove"
        initialValues={{ password: '' }}
        onSubmit={remove}
        done={() => 'The second factor is removed.'}
      >
        <PasswordInput autoFocus />
      </FormButton>
    </>
  )
}

/** Shown once: the server keeps only their hashes. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <>
    <Alert severity="success">The second factor is set up.</Alert>
    <Typography>
      If you lose your phone, each code signs you in once. Keep them in a safe place: they are not shown
      again.
    </Typography>
    <Box
      component="ol"
      sx={{ columns: { sm: 2 }, columnGap: 9, m: 0, pl: 4, fontFamily: 'monospace', fontSize: '0.9375rem' }}
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
      holds={() => true}
      title="Leave without the recovery codes?"
      text="They are not shown again. Copy or print them first."
    />
  </>
)

const ABOUT =
  'With a second factor, signing in also takes a code from an app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. A stolen password alone is then useless.'

export const SecondFactorScreen = () => {
  const { data: session } = sessionApi.useGetSessionQuery()
  const [start, { data: started, reset, isLoading }] = sessionApi.useStartSecondFactorMutation()
  const [codes, setCodes] = useState<string[]>()
  const { attempt } = useNotify()

  const finish = () => {
    setCodes(undefined)
    reset()
  }

  const content = () => {
    if (codes) return { title: 'Recovery codes', shown: <RecoveryCodes codes={codes} onDone={finish} /> }
    if (session?.account.hasSecondFactor)
      return { title: 'Your second factor is on', shown: <RemoveSecondFactor /> }
    if (started) return { title: 'Set up your app', shown: <SetUpForm {...started} onConfirmed={setCodes} /> }
    const button = (
      <Button
        variant="contained"
        loading={isLoading}
        onClick={() => void attempt(start())}
        sx={{ justifySelf: 'start' }}
      >
        Set up
      </Button>
    )
    return { title: 'You have no second factor yet', shown: button }
  }
  const { title, shown } = content()

  return (
    // Each step is a new screen: the button pressed before is gone.
    <Screen key={title} title="Second factor">
      {session?.mustSetUpSecondFactor ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          This office requires a second factor. Set it up to go on.
        </Alert>
      ) : null}
      <SectionGrid>
        <Section title={title}>{shown}</Section>
        {codes ? null : (
          <Section title="How it works">
            <Typography>{ABOUT}</Typography>
          </Section>
        )}
      </SectionGrid>
    </Screen>
  )
}
