import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useGetHeaderContentQuery } from '@/api/portalApi'
import { useAssetUrl, useSaveData } from '@/components/SiteSettings'
import { plainText } from '@/domain/plainText'
import { AdvertisementImage } from './AdvertisementImage'
import { NoticeBoard } from './NoticeBoard'
import { Reserved } from './Reserved'

/** Beside two others an image of 2:1 fills its column. */
const HEIGHT = { xs: 152, lg: 188 }

/** Side by side on a desktop, each of one width; on smaller screens a row that is pushed sideways. */
const stripSx = {
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  // To the edge of the window, which cuts the row but no focus ring.
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  my: -0.75,
  py: 0.75,
  scrollSnapType: { xs: 'x proximity', md: 'none' },
  scrollPaddingInline: { xs: 16, sm: 24 },
  '& > *': {
    flex: { xs: '0 0 304px', md: '1 1 0' },
    minWidth: 0,
    height: HEIGHT,
    scrollSnapAlign: 'start',
  },
}

/** A video where there is one, two images that lead out, and the notice board (spec section 2). */
export const AdvertisementStrip = () => {
  const { data: header, isLoading } = useGetHeaderContentQuery()
  const assetUrl = useAssetUrl()
  const saveData = useSaveData()
  if (!isLoading && !header) return null
  const columns = header
    ? [
        header.video_file_name && !saveData ? (
          <Box
            key="video"
            component="video"
            controls
            muted
            playsInline
            preload="metadata"
            src={assetUrl(header.video_file_name)}
            aria-label="Advertisement video"
            sx={{ width: '100%', height: '100%', bgcolor: 'common.black', borderRadius: 1 }}
          />
        ) : null,
        header.img1 ? (
          <AdvertisementImage key="first" src={assetUrl(header.img1)} link={header.img1_link} />
        ) : null,
        header.img2 ? (
          <AdvertisementImage key="second" src={assetUrl(header.img2)} link={header.img2_link} />
        ) : null,
        plainText(header.ads_content) ? <NoticeBoard key="board" html={header.ads_content} /> : null,
      ].filter((column) => column !== null)
    : []
  if (!isLoading && columns.length === 0) return null
  return (
    <Box component="section" aria-label="Advertisements" sx={{ py: { xs: 3, md: 4 } }}>
      <Container>
        {isLoading ? (
          <Reserved label="Loading advertisements" sx={{ height: HEIGHT }} />
        ) : (
          <Box sx={stripSx}>
            {columns.map((column) => (
              <div key={column.key}>{column}</div>
            ))}
          </Box>
        )}
      </Container>
    </Box>
  )
}
