import { styled } from '@mui/material/styles'

const Cap = styled('kbd')(({ theme }) => ({
  padding: '0 4px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.6875rem',
  color: theme.vars.palette.text.secondary,
  // Devices without a keyboard show no keys.
  '@media (hover: none)': { display: 'none' },
}))

/** A key beside its action. Screen readers get it from `aria-keyshortcuts`, not from the name. */
export const Key = ({ children }: { children: string | number }) => <Cap aria-hidden>{children}</Cap>
