import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { linkedCardSx } from '@/components/cardSx'
import { ContentImage } from '@/components/ContentImage'
import { newTab } from '@/components/newTab'
import { nameOfFile } from '@/domain/display'
import { hostName, outsideUrl } from './outsideUrl'

const fillSx = { height: '100%', aspectRatio: 'auto', borderRadius: 1 }

/** An image that leads out where a link comes with it. The wire says nothing of it: it is named after its file and its host. */
export const AdvertisementImage = ({ src, link }: { src: string; link: string }) => {
  const url = outsideUrl(link)
  const image = (alt: string) => (
    <ContentImage src={src} alt={alt} ratio="2 / 1" fit="contain" eager sx={fillSx} />
  )
  if (!url) {
    return (
      <Paper variant="outlined" sx={{ height: '100%' }}>
        {image(nameOfFile(src) || 'Advertisement')}
      </Paper>
    )
  }
  return (
    <Paper variant="outlined" sx={linkedCardSx}>
      <Box
        component="a"
        href={url.href}
        {...newTab}
        sx={{ display: 'block', height: '100%', borderRadius: 1 }}
      >
        {image([nameOfFile(src), hostName(url)].filter(Boolean).join(', '))}
      </Box>
    </Paper>
  )
}
