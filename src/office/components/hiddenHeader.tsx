import { visuallyHidden } from '@mui/utils'

/** The header of a column that is plain to see: screen readers say it. */
export const hiddenHeader = (headerName: string) => ({
  headerName,
  renderHeader: () => <span style={visuallyHidden}>{headerName}</span>,
})
