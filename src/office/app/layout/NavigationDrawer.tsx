import Drawer from '@mui/material/Drawer'
import { Navigation } from './Navigation'

type NavigationDrawerProps = { isOpen: boolean; onClose: () => void }

/** The navigation on a phone. */
export const NavigationDrawer = ({ isOpen, onClose }: NavigationDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 240, pt: 1 } } }}
  >
    <Navigation onLeave={onClose} />
  </Drawer>
)
