import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'

const ADDRESS = /https?:\/\/\S+$/

/** Reads the properties that a messenger shows of a page. */
const metaOf = (page: string) => {
  const document = new DOMParser().parseFromString(page, 'text/html')
  return (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? ''
}

type SharePreviewProps = {
  /** The document whose link is shared. */
  page: string
  /** The text of who shares it, which ends with the link. */
  message: string
}

/** The message with the card of the link, as a chat of WhatsApp shows it. */
export const SharePreview = ({ page, message }: SharePreviewProps) => {
  const meta = useMemo(() => metaOf(page), [page])
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
          <Typography variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {meta('description')}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {meta('site_name')}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ p: 0.75 }}>
        {message.replace(ADDRESS, '')}
        <Box component="span" sx={{ color: '#005c4b' }}>
          {ADDRESS.exec(message)?.[0]}
        </Box>
      </Typography>
    </Box>
  )
}
