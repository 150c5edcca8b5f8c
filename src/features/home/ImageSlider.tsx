import Box from '@mui/material/Box'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { ContentImage } from '@/components/ContentImage'
import { Loading } from '@/components/Loading'
import { useAssetUrl, useSaveData } from '@/components/SiteSettings'
import { nameOfFile } from '@/domain/display'
import { Carousel } from './Carousel'

const RATIO = '20 / 7'
/** On a phone the wide ratio would leave a mere stripe. */
const ratioSx = { aspectRatio: { xs: '16 / 9', sm: RATIO } }

/** The published pictures in the order of their ids. They are not loaded for visitors who save data. */
export const ImageSlider = () => {
  const saveData = useSaveData()
  const { data, isLoading } = portalApi.useGetSliderImagesQuery(undefined, { skip: saveData })
  const images = entitiesIn(data).filter(({ image }) => image !== '')
  const assetUrl = useAssetUrl()
  if (isLoading) {
    return (
      <Box sx={{ ...ratioSx, mb: 6 }}>
        <Loading label="Loading pictures" minHeight="100%" />
      </Box>
    )
  }
  if (saveData || images.length === 0) return null
  const slides = images.map(({ id, image }, index) => ({
    key: id,
    content: (
      <ContentImage
        src={assetUrl(image)}
        alt={nameOfFile(image) || `Picture ${index + 1}`}
        ratio={RATIO}
        sx={ratioSx}
      />
    ),
  }))
  return <Carousel label="Pictures" slides={slides} lazy />
}
