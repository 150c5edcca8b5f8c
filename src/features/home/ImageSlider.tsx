import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { ContentImage } from '@/components/ContentImage'
import { Loading } from '@/components/Loading'
import { useAssetUrl, useSite } from '@/components/SiteSettings'
import { nameOfFile } from '@/domain/submissions/fileNames'
import { Carousel } from './Carousel'

const RATIO = '16 / 9'

/** The published pictures, except for visitors who save data. */
export const ImageSlider = () => {
  const { t } = useLingui()
  const { saveData } = useSite()
  const { data, isLoading } = portalApi.useGetSliderImagesQuery(undefined, { skip: saveData })
  const images = entitiesIn(data).filter(({ image }) => image !== '')
  const assetUrl = useAssetUrl()
  if (isLoading) {
    return (
      <Box sx={{ aspectRatio: RATIO, mb: 6 }}>
        <Loading label={t`Loading pictures`} minHeight="100%" />
      </Box>
    )
  }
  if (saveData) return null
  // A picture of ours fills the place on a wide window.
  if (images.length === 0)
    return (
      <Box
        component="img"
        src="/images/home-trades.svg"
        alt=""
        loading="lazy"
        width={744}
        height={360}
        sx={{ display: { xs: 'none', md: 'block' }, width: '100%', height: 'auto' }}
      />
    )
  const slides = images.map(({ id, image }, index) => {
    const number = index + 1
    const alt = nameOfFile(image) || t`Picture ${number}`
    return {
      key: id,
      content: <ContentImage src={assetUrl(image)} alt={alt} ratio={RATIO} fit="framed" />,
    }
  })
  return <Carousel label={t`Pictures`} slides={slides} lazy />
}
