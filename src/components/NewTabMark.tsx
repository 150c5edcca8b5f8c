import { useLingui } from '@lingui/react/macro'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'

/** Gives a link the attributes to open in a new tab, and to say so. */
export const useNewTab = () => {
  const { t } = useLingui()
  return { target: '_blank', rel: 'noopener noreferrer', title: t`Opens in a new tab` } as const
}

export type NewTab = ReturnType<typeof useNewTab>

/** Shows that a link leaves the site; the title of the link says it to screen readers. */
export const NewTabMark = () => <OpenInNewIcon fontSize="inherit" />
