import { visuallyHidden } from '@mui/utils'

/** A column header for screen readers alone. */
export const hiddenHeader = (headerName: string) => ({
  headerName,
  renderHeader: () => <span style={visuallyHidden}>{headerName}</span>,
})
