import type { SnackbarProps } from '@mui/material/Snackbar'
import { Suspense } from 'react'
import { optional } from './optional'

/** Neither moves nor goes away by itself. */
const StaticSnackbar = ({ children }: SnackbarProps) => children

const LoadedSnackbar = optional(
  async () => (await import(/* webpackPrefetch: true */ '@mui/material/Snackbar')).default,
  StaticSnackbar,
)

/** Material UI's, loaded after the script of a first visit. */
export const Snackbar = (props: SnackbarProps) => (
  <Suspense>
    <LoadedSnackbar {...props} />
  </Suspense>
)
