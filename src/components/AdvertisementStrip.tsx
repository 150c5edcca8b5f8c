import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Container from '@mui/material/Container'
import type { HeaderContent } from '@/api/adapters'
import { localized } from '@/domain/content/localized'
import { isKnownPath } from '@/domain/paths'
import { nameOfFile } from '@/domain/submissions/fileNames'
import { plainText } from '@/domain/text/markup'
import { ContentImage } from './ContentImage'
import { LinkedCard } from './cards'
import { Loading } from './Loading'
import { useNewTab } from './NewTabMark'
import { NoticeBoard } from './NoticeBoard'
import { useAssetUrl, useSite } from './SiteSettings'

const HTTP = /^https?:\/\//i
/** `www.x.com`, `x.com:8080/path`. A colon that ends a scheme does not match. */
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[^\s/\\?#:@.]+\.)+[^\s/\\?#:@.]+(?::\d+)?(?:[/?#].*)?)$/

/** The address of a link, which staff write with or without `https://`; another scheme could run a script. */
export const externalUrl = (link: string): URL | undefined => {
  const written = link.trim()
  const address = HTTP.test(written) ? written : WITHOUT_SCHEME.exec(written)?.[1]
  if (!address) return undefined
  try {
    return new URL(HTTP.test(address) ? address : `https://${address}`)
  } catch {
    return undefined
  }
}

/** The address of a page of this site; undefined where there is none. */
const ownAddress = (link: string) => {
  const address = link.trim()
  return isKnownPath(address.replace(/[?#].*$/s, '')) ? address : undefined
}

/** The host as a visitor knows it. */
export const hostName = ({ hostname }: URL) => hostname.replace(/^www\./, '')

/** In rem: large letters need higher cards. */
const HEIGHT = { xs: '7.5rem', lg: '9.75rem' }

/**
 * Video and images in one shape, and the notice board, which takes the room that they leave; on smaller screens it is the
 * first of a row that scrolls sideways.
 */
const stripSx = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: { xs: 1.5, md: 2 },
  boxSizing: 'content-box',
  height: HEIGHT,
  overflowX: 'auto',
  // The row reaches the edges of the window, and leaves room for focus rings.
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1.5, md: 2 },
  scrollPaddingInline: { xs: '16px', sm: '24px' },
  scrollSnapType: { xs: 'x proximity', md: 'none' },
  '& > *': { gridRow: 1, boxSizing: 'border-box', minWidth: 0, height: '100%', scrollSnapAlign: 'start' },
}

const BOARD = 'minmax(min(16.5rem, 80vw), 1fr)'

const lineOf = (...columns: string[]) => columns.filter(Boolean).join(' ')

/** Each part has its column before the next ones have come in, so that none moves. The pictures are 16:9. */
const columnsOf = (pictures: number, hasNotice: boolean) => {
  const board = hasNotice ? BOARD : ''
  const of = (width: string) => (pictures > 0 ? `repeat(${pictures}, ${width})` : '')
  return {
    xs: lineOf(board, of('13.33rem')),
    md: lineOf(of('13.33rem'), board),
    lg: lineOf(of('17.33rem'), board),
  }
}

const placesOf = (pictures: number, hasNotice: boolean) =>
  Object.fromEntries(
    Array.from({ length: pictures }, (_, at) => [
      `& > :nth-child(${at + 1})`,
      { gridColumn: { xs: at + (hasNotice ? 2 : 1), md: at + 1 } },
    ]),
  )

const boardSx = (pictures: number) => ({
  display: 'grid',
  '&&': { gridColumn: { xs: 1, md: pictures + 1 } },
})

const fillSx = { height: '100%', aspectRatio: 'auto' }

/** The content has no text for an image: it is named after its file and the host it links to. */
const AdvertisementImage = ({ src, link, eager }: { src: string; link: string; eager?: boolean }) => {
  const { t } = useLingui()
  const newTab = useNewTab()
  const url = externalUrl(link)
  const href = url?.href ?? ownAddress(link)
  const alt = [nameOfFile(src), url && hostName(url)].filter(Boolean).join(', ') || t`Advertisement`
  const image = <ContentImage src={src} alt={alt} ratio="16 / 9" fit="framed" eager={eager} sx={fillSx} />
  return href ? (
    <LinkedCard>
      <CardActionArea href={href} {...newTab}>
        {image}
      </CardActionArea>
    </LinkedCard>
  ) : (
    <Card>{image}</Card>
  )
}

/** A video where there is one, two images that link out, and the notice board. Without a header it is loading. */
export const AdvertisementStrip = ({ header }: { header?: HeaderContent }) => {
  const assetUrl = useAssetUrl()
  const { saveData } = useSite()
  const { t, i18n } = useLingui()
  const video = saveData ? '' : header?.video_file_name
  const notice = localized(header ?? { ads_content: '' }, 'ads_content', i18n).text
  const hasNotice = plainText(notice) !== ''
  const pictures = [video, header?.img1, header?.img2].filter(Boolean).length
  if (header && pictures === 0 && !hasNotice) return null
  return (
    <Box component="section" aria-label={t`Advertisements`}>
      <Container>
        {header ? (
          <Box
            sx={{
              ...stripSx,
              gridTemplateColumns: columnsOf(pictures, hasNotice),
              ...placesOf(pictures, hasNotice),
            }}
          >
            {video ? (
              <Box
                component="video"
                controls
                muted
                playsInline
                preload="metadata"
                src={assetUrl(video)}
                aria-label={t`Advertisement video`}
                sx={{ objectFit: 'cover', bgcolor: 'primary.dark', borderRadius: 1 }}
              />
            ) : null}
            {header.img1 ? (
              <AdvertisementImage src={assetUrl(header.img1)} link={header.img1_link} eager={!video} />
            ) : null}
            {header.img2 ? <AdvertisementImage src={assetUrl(header.img2)} link={header.img2_link} /> : null}
            {hasNotice ? (
              <Box sx={boardSx(pictures)}>
                <NoticeBoard html={notice} />
              </Box>
            ) : null}
          </Box>
        ) : (
          <Box sx={{ py: stripSx.py }}>
            <Loading label={t`Loading advertisements`} minHeight={HEIGHT} />
          </Box>
        )}
      </Container>
    </Box>
  )
}
