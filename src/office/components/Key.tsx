import { styled } from '@mui/material/styles'

const Cap = styled('kbd')(({ theme }) => ({
  padding: '0 4px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.6875rem',
  color: theme.vars.palette.text.secondary,
  // No keyboard, no keys.
  '@media (hover: none)': { display: 'none' },
}))

/** A key beside what it does. Screen readers tell it by `aria-keyshortcuts`, not as a part of the name. */
export const Key = ({ children }: { children: string | number }) => <Cap aria-hidden>{children}</Cap>
