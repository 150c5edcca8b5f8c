import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'

/** Switches between dark and light. Until it is pressed, the system decides. */
export const ModeSwitch = () => {
  const { colorScheme, setMode } = useColorScheme()
  const isDark = colorScheme === 'dark'
  const name = isDark ? 'Light theme' : 'Dark theme'
  return (
    <Tooltip title={name}>
      <IconButton color="inherit" aria-label={name} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
