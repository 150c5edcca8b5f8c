import Typography from '@mui/material/Typography'
import { Columns } from '@/components/Columns'
import { ContentImage } from '@/components/ContentImage'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import { useAssetUrl } from '@/components/SiteSettings'
import type { Service } from '@/domain/entities'
import { paths, serviceDetailsPath } from '@/domain/paths'
import { plainText } from '@/domain/plainText'
import { serviceName, serviceTitle } from '@/domain/services'
import { EnquiryBlock } from './EnquiryBlock'

export const servicesCrumb = { label: 'Services', to: paths.services }

export const ServiceArticle = ({ service }: { service: Service }) => {
  const assetUrl = useAssetUrl()
  const title = serviceTitle(service)
  const description = plainText(service.description)
  return (
    <Page
      title={title}
      description={description || title}
      path={serviceDetailsPath(service.service_id)}
      trail={[servicesCrumb]}
      crumb={serviceName(service)}
    >
      <ContentImage src={assetUrl(service.banner_img)} alt="" ratio="10 / 3" eager sx={{ borderRadius: 1 }} />
      <Columns widths="minmax(0, 1fr) 340px" gap={{ xs: 4, md: 6 }} sx={{ mt: { xs: 3, md: 5 } }}>
        {description === '' ? (
          <div />
        ) : (
          <section>
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              About this service
            </Typography>
            <RichText html={service.description} />
          </section>
        )}
        <EnquiryBlock />
      </Columns>
    </Page>
  )
}
