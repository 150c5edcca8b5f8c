import OpenInNewIcon from '@mui/icons-material/OpenInNew'

/** Shows that a link leaves the site; the title of the link says it to screen readers. */
export const NewTabMark = () => <OpenInNewIcon fontSize="inherit" />
