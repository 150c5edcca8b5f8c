import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { cardImageSx, cardLinkSx, linkedCardSx } from '@/components/cardSx'
import { ContentImage } from '@/components/ContentImage'
import { useAssetUrl } from '@/components/SiteSettings'
import { cutText } from '@/domain/display'
import type { Service } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { SERVICE_TITLE_CHARACTERS } from '@/domain/limits'
import { serviceDetailsPath } from '@/domain/paths'
import { serviceTitle } from '@/domain/services'

/** The dots of spec section 2. */
const CUT = '...'

const IMAGE_RATIO = '8 / 5'

/** One service of the grid; memoized, so that a search draws none anew that stays. */
export const ServiceCard = memo(({ service, eager }: { service: Service; eager: boolean }) => {
  const assetUrl = useAssetUrl()
  const titleId = useId()
  const title = serviceTitle(service)
  return (
    <Paper variant="outlined" sx={{ ...linkedCardSx, display: 'flex', flexDirection: 'column' }}>
      <ContentImage
        src={assetUrl(service.small_img)}
        alt=""
        ratio={IMAGE_RATIO}
        eager={eager}
        sx={cardImageSx}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: { xs: 2, sm: 2.5 } }}>
        <Typography id={titleId} variant="h3" component="h2" lang={languageOf(title)} sx={{ mb: 1.5 }}>
          {cutText(title, SERVICE_TITLE_CHARACTERS, CUT)}
        </Typography>
        <Link
          component={RouterLink}
          to={serviceDetailsPath(service.service_id)}
          aria-describedby={titleId}
          sx={{ ...cardLinkSx, mt: 'auto', alignSelf: 'flex-start', fontWeight: 600 }}
        >
          Read more.
        </Link>
      </Box>
    </Paper>
  )
})
ServiceCard.displayName = 'ServiceCard'
