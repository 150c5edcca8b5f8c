import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { messageOf } from '../../api/officeError'
import { useConfirmSecondFactorMutation, type SecondFactorStart } from '../../api/sessionApi'
import { OfficeForm } from '../../components/OfficeForm'
import { OfficeInput } from '../../components/fields'

type SetUpFormProps = SecondFactorStart & { onConfirmed: (recoveryCodes: string[]) => void }

const QR_PX = 200

/** The address as a picture for the phone and as text, the first code as a proof that the app has it, and the password. */
export const SetUpForm = ({ address, secret, qr, onConfirmed }: SetUpFormProps) => {
  const [confirm] = useConfirmSecondFactorMutation()

  const submit = async ({ code, password }: { code: string; password: string }) => {
    const { data, error } = await confirm({ code: code.trim(), password })
    if (error) return messageOf(error)
    if (data) onConfirmed(data.recoveryCodes)
    return undefined
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ width: '100%' }}>
      {/* Cameras read dark on light alone, whatever the theme. */}
      <Box
        component="img"
        src={qr}
        alt="QR code"
        width={QR_PX}
        height={QR_PX}
        sx={{ flexShrink: 0, p: 1, bgcolor: 'common.white', borderRadius: 1 }}
      />
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Typography>
          Scan the picture with the app, or open or type the address there. Then type the code that the app
          shows.
        </Typography>
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
        <Typography variant="body2">
          The key alone is <Box component="code">{secret}</Box>
        </Typography>
        <OfficeForm submitLabel="Confirm" initialValues={{ code: '', password: '' }} onSubmit={submit}>
          <OfficeInput
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
          />
          <OfficeInput
            name="password"
            label="Password"
            hint="Your own, to be sure that it is you."
            type="password"
            autoComplete="current-password"
          />
        </OfficeForm>
      </Stack>
    </Stack>
  )
}
