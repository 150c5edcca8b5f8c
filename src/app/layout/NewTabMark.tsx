import OpenInNewIcon from '@mui/icons-material/OpenInNew'

/** Says of a link that it leads out of the site. */
export const NewTabMark = () => <OpenInNewIcon titleAccess="opens in a new tab" fontSize="inherit" />
