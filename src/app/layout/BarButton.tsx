import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'

/** An item of the desktop menu, underlined where the visitor is. */
export const BarButton = styled(Button)(({ theme }) => ({
  minWidth: 0,
  padding: '6px 10px',
  borderRadius: 0,
  borderBottom: '2px solid transparent',
  color: theme.palette.text.primary,
  whiteSpace: 'nowrap',
  '&.active': { borderBottomColor: 'currentcolor', color: theme.palette.primary.main },
})) as typeof Button
