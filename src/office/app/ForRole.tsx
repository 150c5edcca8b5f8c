import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import type { Role } from '@/domain/office/roles'
import { Screen } from '../components/Screen'
import { useMay } from '../store/useAccount'

/** Says so where the role of the account does not suffice; the API refuses it, too. */
export const ForRole = ({ least, children }: PropsWithChildren<{ least: Role }>) =>
  useMay(least) ? (
    children
  ) : (
    <Screen title="Not for your role">
      <Typography>This screen needs the role {least}. An owner can change yours.</Typography>
    </Screen>
  )
