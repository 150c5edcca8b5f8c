import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'
import type { NoticeText } from './securityNoticeTexts'

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
