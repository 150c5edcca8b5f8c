import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ContentImage } from '@/components/ContentImage'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { RichText } from '@/components/RichText'
import { useAssetUrl } from '@/components/SiteSettings'
import type { Service } from '@/domain/entities'
import { serviceDetailsPath } from '@/domain/paths'
import { plainText } from '@/domain/plainText'
import { serviceName, serviceTitle } from '@/domain/services'
import { EnquiryBlock } from './EnquiryBlock'
import { servicesCrumb } from './titles'

const BANNER_RATIO = '10 / 3'

const layoutSx = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  mt: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
}

/** Reads one service (spec section 2). */
export const ServiceArticle = ({ service }: { service: Service }) => {
  const assetUrl = useAssetUrl()
  const title = serviceTitle(service)
  const about = plainText(service.description)
  return (
    <>
      <PageMeta title={title} description={about || title} path={serviceDetailsPath(service.service_id)} />
      <PageHeading title={title} trail={[servicesCrumb]} crumb={serviceName(service)} />
      <ContentImage
        src={assetUrl(service.banner_img)}
        alt=""
        ratio={BANNER_RATIO}
        eager
        sx={{ borderRadius: 1 }}
      />
      <Box sx={layoutSx}>
        <div>
          {about === '' ? null : (
            <section>
              <Typography variant="h2" sx={{ mb: 1.5 }}>
                About this service
              </Typography>
              <RichText html={service.description} />
            </section>
          )}
        </div>
        <EnquiryBlock />
      </Box>
    </>
  )
}
