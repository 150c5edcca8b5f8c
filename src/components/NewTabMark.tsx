import OpenInNewIcon from '@mui/icons-material/OpenInNew'

export const newTab = { target: '_blank', rel: 'noopener noreferrer', title: 'Opens in a new tab' } as const

/** Shows that a link leaves the site; the title of the link says it to screen readers. */
export const NewTabMark = () => <OpenInNewIcon fontSize="inherit" />
