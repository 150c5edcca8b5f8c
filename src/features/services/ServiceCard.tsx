import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ContentImage } from '@/components/ContentImage'
import { LinkedCard } from '@/components/LinkedCard'
import { useAssetUrl } from '@/components/SiteSettings'
import { cutText } from '@/domain/display'
import type { Service } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { SERVICE_TITLE_CHARACTERS } from '@/domain/limits'
import { serviceDetailsPath } from '@/domain/paths'
import { serviceTitle } from '@/domain/services'

/** A click anywhere on the card follows its link. */
const CardLink = styled(Link)({
  marginTop: 'auto',
  alignSelf: 'start',
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

export const ServiceCard = ({ service, eager }: { service: Service; eager: boolean }) => {
  const assetUrl = useAssetUrl()
  const titleId = useId()
  const title = serviceTitle(service)
  return (
    <LinkedCard sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <ContentImage src={assetUrl(service.small_img)} alt="" ratio="8 / 5" eager={eager} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" lang={languageOf(title)} sx={{ mb: 1.5 }}>
          {cutText(title, SERVICE_TITLE_CHARACTERS, '...')}
        </Typography>
        <CardLink href={serviceDetailsPath(service.service_id)} aria-describedby={titleId}>
          Read more.
        </CardLink>
      </CardContent>
    </LinkedCard>
  )
}
