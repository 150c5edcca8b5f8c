import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'

const ADDRESS = /https?:\/\/\S+$/

/** Reads the Open Graph properties that messengers show. */
const metaOf = (page: string) => {
  const document = new DOMParser().parseFromString(page, 'text/html')
  return (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? ''
}

/** The link preview above the message. */
const LinkCard = ({ page }: { page: string }) => {
  const meta = useMemo(() => metaOf(page), [page])
  return (
    <Box sx={{ borderRadius: 1.5, overflow: 'hidden', bgcolor: '#cdf3c7' }}>
      <Box
        component="img"
        src={meta('image')}
        alt=""
        sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
      />
      <Box sx={{ p: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
          {meta('title')}
        </Typography>
        {['description', 'site_name'].map((property) => (
          <Typography key={property} variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {meta(property)}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** A job's message as WhatsApp shows it, with a link preview if `page` is given. The first line is bold. */
export const ChatBubble = ({ message, page }: { message: string; page?: string }) => {
  const [position = '', ...lines] = message.split('\n')
  const text = lines.join('\n')
  return (
    <Box
      sx={{
        maxWidth: 420,
        p: 0.75,
        borderRadius: 2,
        bgcolor: '#d9fdd3',
        color: '#111b21',
        overflowWrap: 'anywhere',
      }}
    >
      {page === undefined ? null : <LinkCard page={page} />}
      <Typography variant="body2" sx={{ p: 0.75, whiteSpace: 'pre-line' }}>
        <strong>{position.replace(/^\*|\*$/g, '')}</strong>
        {`\n${text.replace(ADDRESS, '')}`}
        <Box component="span" sx={{ color: '#005c4b' }}>
          {ADDRESS.exec(text)?.[0]}
        </Box>
      </Typography>
    </Box>
  )
}
