import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { memo } from 'react'
import { cardImageSx, cardLinkSx, linkedCardSx } from '@/components/cardSx'
import { ContentImage } from '@/components/ContentImage'
import { useMediaUrl } from '@/components/SiteSettings'
import { cutText, nameOfFile } from '@/domain/display'
import type { CsrItem } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { CSR_TEXT_CHARACTERS } from '@/domain/limits'
import { plainText } from '@/domain/plainText'

const IMAGE_RATIO = '8 / 5'

/** A plain text whose button spreads over the card. */
const cardButtonSx = {
  display: 'block',
  width: '100%',
  p: { xs: 2, sm: 2.5 },
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  ...cardLinkSx,
}

type CsrCardProps = { item: CsrItem; eager: boolean; onRead: (description: string) => void }

/** One activity of the grid. Of one that has no text there is nothing to open, only its image. */
export const CsrCard = memo(({ item, eager, onRead }: CsrCardProps) => {
  const mediaUrl = useMediaUrl()
  const text = plainText(item.description)
  const shown = cutText(text, CSR_TEXT_CHARACTERS)
  return (
    <Paper variant="outlined" sx={linkedCardSx}>
      <ContentImage
        src={mediaUrl(item.image)}
        alt={text === '' ? nameOfFile(item.image) : ''}
        ratio={IMAGE_RATIO}
        eager={eager}
        sx={cardImageSx}
      />
      {text === '' ? null : (
        <Box
          component="button"
          type="button"
          lang={languageOf(text)}
          aria-haspopup="dialog"
          onClick={() => onRead(item.description)}
          sx={cardButtonSx}
        >
          {shown}
        </Box>
      )}
      {/* Where nothing can open, nothing stays unread. */}
      {shown === text ? null : (
        <noscript>
          <Box component="p" lang={languageOf(text)} sx={{ m: 0, p: { xs: 2, sm: 2.5 } }}>
            {text}
          </Box>
        </noscript>
      )}
    </Paper>
  )
})
CsrCard.displayName = 'CsrCard'
