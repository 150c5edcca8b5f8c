import { useGetSliderImagesQuery } from '@/api/portalApi'
import { ContentImage } from '@/components/ContentImage'
import { useAssetUrl, useSaveData } from '@/components/SiteSettings'
import { nameOfFile } from '@/domain/display'
import { selectSlides } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { Carousel } from './Carousel'
import { Reserved } from './Reserved'

const RATIO = '20 / 7'
/** A phone would show a wide picture as a mere stripe. */
const ratioSx = { aspectRatio: { xs: '16 / 9', sm: RATIO } }
const CONTROLS = '48px'

/**
 * The pictures that staff publish, in the order of their ids (spec sections 2 and 9). Who saves data does without
 * them, and they are not asked for.
 */
export const ImageSlider = () => {
  const saveData = useSaveData()
  const { isLoading } = useGetSliderImagesQuery(undefined, { skip: saveData })
  const assetUrl = useAssetUrl()
  const images = useAppSelector(selectSlides)
  if (saveData) return null
  if (isLoading) return <Reserved label="Loading pictures" sx={{ ...ratioSx, mb: CONTROLS }} />
  if (images.length === 0) return null
  const slides = images.map(({ id, image }, index) => ({
    key: id,
    content: (
      <ContentImage
        src={assetUrl(image)}
        alt={nameOfFile(image) || `Picture ${index + 1}`}
        ratio={RATIO}
        eager={index === 0}
        sx={ratioSx}
      />
    ),
  }))
  return <Carousel label="Pictures" slides={slides} />
}
