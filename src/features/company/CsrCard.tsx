import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { ContentImage } from '@/components/ContentImage'
import { LinkedCard } from '@/components/LinkedCard'
import { useMediaUrl } from '@/components/SiteSettings'
import { cutText, nameOfFile } from '@/domain/display'
import type { CsrItem } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { CSR_TEXT_CHARACTERS } from '@/domain/limits'
import { plainText } from '@/domain/plainText'

type CsrCardProps = { item: CsrItem; eager: boolean; onOpen: () => void }

/** One activity of the grid. An item without a text shows its image alone. */
export const CsrCard = ({ item, eager, onOpen }: CsrCardProps) => {
  const mediaUrl = useMediaUrl()
  const text = plainText(item.description)
  const cut = cutText(text, CSR_TEXT_CHARACTERS)
  const image = (
    <ContentImage
      src={mediaUrl(item.image)}
      alt={text === '' ? nameOfFile(item.image) : ''}
      ratio="8 / 5"
      eager={eager}
    />
  )
  if (text === '') return <Card>{image}</Card>
  return (
    <LinkedCard>
      <CardActionArea aria-haspopup="dialog" onClick={onOpen}>
        {image}
        <CardContent component="span" lang={languageOf(text)} sx={{ display: 'block' }}>
          <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {cut}
          </Typography>
          {/* Without script the dialog cannot open. */}
          {cut === text ? null : (
            <noscript>
              <Typography component="span">{text}</Typography>
            </noscript>
          )}
        </CardContent>
      </CardActionArea>
    </LinkedCard>
  )
}
