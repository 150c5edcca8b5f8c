import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { ownersApi } from '../api/ownersApi'
import { useNotify } from './Notices'

type SettingSwitchProps = {
  name: 'requireTwoFactor' | 'morningMail'
  label: string
  /** Said once it is on, or off. */
  on: string
  off: string
  isOffered?: boolean
}

/** A setting that takes effect at once. */
export const SettingSwitch = ({ name, label, on, off, isOffered = true }: SettingSwitchProps) => {
  const { data: settings } = ownersApi.useGetSettingsQuery()
  const [change] = ownersApi.useChangeSettingsMutation()
  const { attemptWithUndo } = useNotify()
  return (
    <FormControlLabel
      sx={{ alignSelf: 'flex-start', ml: -0.5 }}
      control={
        <Switch
          size="small"
          checked={isOffered && (settings?.[name] ?? false)}
          disabled={!settings || !isOffered}
          onChange={(_event, isOn) =>
            void attemptWithUndo(change({ [name]: isOn }), isOn ? on : off, () => change({ [name]: !isOn }))
          }
        />
      }
      label={label}
    />
  )
}
