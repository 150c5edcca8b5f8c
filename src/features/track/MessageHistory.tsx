import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLanguage } from '@/components/language'
import { LinkedText } from '@/components/LinkedText'
import { placeParts } from '@/domain/submissions/invitation'
import { otherLanguage } from '@/domain/content/localized'
import type { Tracked } from '@/domain/submissions/track'
import { momentOf } from './days'

/** A text without the addresses in it. */
const wordsOf = (text: string) =>
  placeParts(text)
    .map((part) => (part.isLink ? '' : part.text))
    .join('')

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
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
