import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLanguage } from '@/components/language'
import { useNewTab } from '@/components/NewTabMark'
import { useFileUrl } from '@/components/SiteSettings'
import { placeParts } from '@/domain/submissions/invitation'
import { otherLanguage } from '@/domain/content/localized'
import type { Tracked } from '@/domain/submissions/track'
import { momentOf } from './days'

/** A text without the addresses in it. */
const wordsOf = (text: string) =>
  placeParts(text)
    .map((part) => (part.isLink ? '' : part.text))
    .join('')

/** A text in which web addresses can be pressed; those of this site stay in its window. */
const LinkedText = ({ children }: { children: string }) => {
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
      text
    ),
  )
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { pl: 2, borderLeft: 3, borderColor: 'divider' },
}

/** The messages of the office, newest first. */
export const MessageHistory = ({ answers }: Pick<Tracked, 'answers'>) => {
  const language = useLanguage()
  return (
    <Box component="ol" sx={listSx}>
      {answers.map(({ at, text }) => (
        <li key={at + text}>
          <Typography component="time" variant="body2" color="textSecondary" dateTime={at}>
            {momentOf(at, language)}
          </Typography>
          <Typography
            component="div"
            lang={otherLanguage(wordsOf(text), language)}
            sx={{ mt: 0.5, whiteSpace: 'pre-line' }}
          >
            <LinkedText>{text}</LinkedText>
          </Typography>
        </li>
      ))}
    </Box>
  )
}
