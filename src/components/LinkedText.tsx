import Link from '@mui/material/Link'
import { placeParts } from '@/domain/submissions/interview'
import { useNewTab } from './NewTabMark'
import { useFileUrl } from './SiteSettings'

/** A text in which web addresses can be pressed; those of this site stay in its window. */
export const LinkedText = ({ children }: { children: string }) => {
  const newTab = useNewTab()
  const ownOrigin = useFileUrl()('/')
  return placeParts(children).map(({ at, text, isLink }) =>
    isLink ? (
      <Link
        key={at}
        component="a"
        href={text}
        underline="always"
        {...(text.startsWith(ownOrigin) ? {} : newTab)}
      >
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}
