import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useChangeSettingsMutation, useGetSettingsQuery } from '../../api/accountsApi'
import { messageOf } from '../../api/officeError'
import { useNotices } from '../../components/Notices'

/** Whether every account must have a second factor. */
export const DutySwitch = () => {
  const { data: settings } = useGetSettingsQuery()
  const [changeSettings] = useChangeSettingsMutation()
  const { warn, offerUndo } = useNotices()

  const set = async (requireTwoFactor: boolean) => {
    const { error } = await changeSettings({ requireTwoFactor })
    if (error) warn(messageOf(error))
    return !error
  }

  const change = async (isDuty: boolean) => {
    if (!(await set(isDuty))) return
    const told = isDuty
      ? 'Whoever has no second factor must set one up before anything else.'
      : 'The second factor is no duty any more.'
    offerUndo(told, () => void set(!isDuty))
  }

  return (
    <FormControlLabel
      sx={{ alignSelf: 'flex-start', ml: -0.5, mb: 1 }}
      control={
        <Switch
          size="small"
          checked={settings?.requireTwoFactor ?? false}
          disabled={!settings}
          onChange={(_event, isDuty) => void change(isDuty)}
        />
      }
      label="Second factor is a duty"
    />
  )
}
