import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { HINDI } from '@/components/hindi'
import { company } from '@/domain/company'
import type { NoticeText } from './securityNoticeTexts'

/**
 * What is not the first of the notice is laid out after the first frame: its letters, of another script, take as long
 * to shape as all the rest of Home. A phone, which may lack them, waits for those of the site, but not for ever.
 */
const notYet = keyframes({ 'from, to': { contentVisibility: 'hidden' } })
const ONE_FRAME = '50ms'
const PATIENCE = '2s'

/** The notice in one language. */
export const SecurityNoticeText = ({ text }: { text: NoticeText }) => (
  <Box
    lang={text.lang}
    sx={{
      typography: 'body2',
      overflowWrap: 'anywhere',
      '& ul': { my: 1.5, pl: 3 },
      '& li': { mb: 0.5 },
      '&:not(:last-child)': { mb: 2.5, pb: 2.5, borderBottom: 1, borderColor: 'divider' },
      // Of no height until then, as what had one would be said to have moved.
      // By a delay, as a browser draws anew all the time while an animation goes on; one that animates no such thing
      // shows the text at once.
      '& + &': {
        animation: `${notYet} 1ms backwards`,
        animationDelay: { xs: PATIENCE, sm: ONE_FRAME },
      },
      [`.${HINDI} & + &`]: { animation: 'none' },
    }}
  >
    {text.title ? (
      <Typography variant="h4" component="h3" color="primary" sx={{ mb: 1, fontWeight: 400 }}>
        {text.title}
      </Typography>
    ) : null}
    <Typography variant="inherit">{text.warning}</Typography>
    <ul>
      <li>
        {text.addresses}{' '}
        {company.jobSeekerEmails.map((email, index) => (
          <span key={email}>
            {index > 0 ? ', ' : ''}
            <strong>{email}</strong>
          </span>
        ))}
      </li>
      {text.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <Typography variant="inherit" color="textSecondary">
      {text.platform}
    </Typography>
  </Box>
)
