import { useLingui } from '@lingui/react/macro'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid, FIRST_ROW, LinkedCard } from '@/components/cards'
import { ContentImage } from '@/components/ContentImage'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { useCompany, useMediaUrl } from '@/components/SiteSettings'
import { TextDialog } from '@/components/TextDialog'
import { cutText } from '@/domain/text/display'
import type { CsrItem } from '@/domain/content/entities'
import { nameOfFile } from '@/domain/submissions/fileNames'
import { CSR_TEXT_CHARACTERS } from '@/domain/site/limits'
import { localized } from '@/domain/content/localized'
import { plainText } from '@/domain/text/markup'

/** One activity of the grid. An item without a text shows its image alone. */
const CsrCard = ({ item, eager, onOpen }: { item: CsrItem; eager: boolean; onOpen: () => void }) => {
  const mediaUrl = useMediaUrl()
  const { i18n } = useLingui()
  const { text: html, lang } = localized(item, 'description', i18n)
  const text = plainText(html)
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
        <CardContent component="span" lang={lang} sx={{ display: 'block' }}>
          {/* Room for three lines, in whatever font it is. */}
          <Typography
            component="span"
            sx={{ display: 'block', minHeight: '4.8em', overflowWrap: 'anywhere' }}
          >
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

/** The company's social work. A click on a card opens its full description. */
export const CsrPage = () => {
  const { t, i18n } = useLingui()
  const { name } = useCompany()
  const { data, isLoading } = portalApi.useGetCsrItemsQuery()
  // The description stays while the dialog fades out.
  const [{ isOpen, description }, show] = useState({ isOpen: false, description: '' })
  const close = () => show({ isOpen: false, description })
  return (
    <Page
      title={t`CSR`}
      subtitle={t`Corporate social responsibility: what we do for the places in which we work.`}
      description={t`The social work of ${name}: what we do for the towns and villages in which we work.`}
    >
      {isLoading ? <Loading label={t`Loading CSR activities`} /> : null}
      <CardGrid cardWidthPx={300}>
        {entitiesIn(data).map((item, index) => (
          <CsrCard
            key={`${item.image} ${item.description}`}
            item={item}
            eager={index < FIRST_ROW}
            onOpen={() => show({ isOpen: true, description: localized(item, 'description', i18n).text })}
          />
        ))}
      </CardGrid>
      <TextDialog title={t`Description`} html={description} open={isOpen} onClose={close} />
    </Page>
  )
}
