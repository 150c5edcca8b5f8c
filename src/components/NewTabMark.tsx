import OpenInNewIcon from '@mui/icons-material/OpenInNew'

/** Shows that a link leads out of the site; the link's title says it to those who cannot see this. */
export const NewTabMark = () => <OpenInNewIcon fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} />
