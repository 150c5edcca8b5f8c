import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useChangeSettingsMutation, useGetSettingsQuery } from '../../api/accountsApi'
import { messageOf } from '../../api/officeError'
import { useNotices } from '../../components/Notices'

/** Whether every account must have a second factor. */
export const RequireTwoFactorSwitch = () => {
  const { data: settings } = useGetSettingsQuery()
  const [changeSettings] = useChangeSettingsMutation()
  const { warn, offerUndo } = useNotices()

  const set = async (requireTwoFactor: boolean) => {
    const { error } = await changeSettings({ requireTwoFactor })
    if (error) warn(messageOf(error))
    return !error
  }

  const change = async (isRequired: boolean) => {
    if (!(await set(isRequired))) return
    const notice = isRequired
      ? 'Two-factor sign-in is now required. Accounts without it must set it up first.'
      : 'Two-factor sign-in is now optional.'
    offerUndo(notice, () => void set(!isRequired))
  }

  return (
    <FormControlLabel
      sx={{ alignSelf: 'flex-start', ml: -0.5, mb: 1 }}
      control={
        <Switch
          size="small"
          checked={settings?.requireTwoFactor ?? false}
          disabled={!settings}
          onChange={(_event, isRequired) => void change(isRequired)}
        />
      }
      label="Require two-factor sign-in"
    />
  )
}
