import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { Columns } from '@/components/Columns'
import { ContentImage } from '@/components/ContentImage'
import { Loading } from '@/components/Loading'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import { useAssetUrl } from '@/components/SiteSettings'
import type { Service } from '@/domain/content/entities'
import { idIn, paths, serviceDetailsPath } from '@/domain/paths'
import { plainText } from '@/domain/text/markup'
import { serviceName, serviceTitle } from '@/domain/content/services'
import { localized } from '@/domain/content/localized'

/** The way from a service to an enquiry, in a new tab so that the description stays at hand. */
const EnquiryBlock = () => {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <Paper
      component="aside"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: 2.5, position: { md: 'sticky' }, top: 88 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t`Contact Us`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        {t`Tell us what work it is, how many people you need, where, and by when.`}
      </Typography>
      <Stack spacing={1}>
        <Button
          href={paths.manpowerEnquiry}
          {...useNewTab()}
          variant="contained"
          size="large"
          endIcon={<NewTabMark />}
        >
          {t`ManPower Enquiry`}
        </Button>
        <Link href={paths.contact} variant="body2" sx={{ alignSelf: 'start', py: 1.25 }}>
          {t`Offices and phone numbers`}
        </Link>
      </Stack>
    </Paper>
  )
}

const ServiceArticle = ({ service }: { service: Service }) => {
  const { t, i18n } = useLingui()
  const assetUrl = useAssetUrl()
  const title = serviceTitle(service, i18n).text
  const html = localized(service, 'description', i18n).text
  const description = plainText(html)
  return (
    <Page
      title={title}
      description={description || title}
      path={serviceDetailsPath(service.service_id)}
      trail={[{ label: t`Services`, to: paths.services }]}
      crumb={serviceName(service, i18n).text}
    >
      <ContentImage src={assetUrl(service.banner_img)} alt="" ratio="10 / 3" eager sx={{ borderRadius: 1 }} />
      <Columns widths="minmax(0, 1fr) 340px" gap={{ xs: 4, md: 6 }} sx={{ mt: { xs: 3, md: 5 } }}>
        {description === '' ? (
          <div />
        ) : (
          <section>
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {t`About this service`}
            </Typography>
            <RichText html={html} />
          </section>
        )}
        <EnquiryBlock />
      </Columns>
    </Page>
  )
}

/** The service of the address, found in the list. If the list fails to load, the screen stays empty. */
export const ServiceDetailsPage = () => {
  const { t } = useLingui()
  const unknown = t`Service Details`
  const [query] = useSearchParams()
  const id = idIn(query, 'service_id')
  const { data, isLoading } = portalApi.useGetServicesQuery()
  const service = entityIn(data, id)
  if (service) return <ServiceArticle service={service} />

  const isGone = data !== undefined || id === ''
  return (
    <Page
      title={isGone ? t`This service is not offered any more` : unknown}
      description={isGone ? t`The service was renamed or withdrawn.` : t`One of our services.`}
      path={id === '' ? paths.serviceDetails : serviceDetailsPath(id)}
      trail={[{ label: t`Services`, to: paths.services }]}
      crumb={unknown}
      isGone={isGone}
    >
      {isLoading && !isGone ? <Loading label={t`Loading the service`} /> : null}
      {isGone ? (
        <>
          <Typography sx={{ mb: 3 }}>
            {t`It was renamed or withdrawn, or the link to it is incomplete. Everything we offer today is on one page.`}
          </Typography>
          <Button href={paths.services} variant="contained">
            {t`See all services`}
          </Button>
        </>
      ) : null}
    </Page>
  )
}
