import { company } from '@/domain/company'
import { cutText } from '@/domain/display'
import { useAbsoluteUrl } from './SiteSettings'

const DESCRIPTION_CHARACTERS = 160

/** The picture of every shared link, in the size that social networks ask for. */
const PICTURE = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `${company.name}: ${company.tagline}`,
}

export type PageMetaProps = {
  title: string
  /** Plain text, which is cut. */
  description: string
  /** Path and query of the screen under its canonical address. */
  path: string
  /** The exact title of the document, where it is not the usual one. */
  documentTitle?: string
  /** The title of a shared link, where it says more than `title`. */
  shareTitle?: string
  /** Nothing is at this address: search engines should forget it. */
  isGone?: boolean
  /** Path and query of a feed of the screen's list. */
  feed?: string
}

/** The title and the metadata for browser tabs, search engines and shared links. React moves them to the head. */
export const PageMeta = ({
  title,
  description,
  path,
  documentTitle,
  shareTitle = title,
  isGone = false,
  feed,
}: PageMetaProps) => {
  const absoluteUrl = useAbsoluteUrl()
  const summary = cutText(description, DESCRIPTION_CHARACTERS)
  const url = absoluteUrl(path)
  const picture = absoluteUrl(PICTURE.path)
  return (
    <>
      <title>{documentTitle ?? `${title} | ${company.name}`}</title>
      <meta name="description" content={summary} />
      {isGone ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={`${PICTURE.width}`} />
      <meta property="og:image:height" content={`${PICTURE.height}`} />
      <meta property="og:image:alt" content={PICTURE.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shareTitle} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={picture} />
      {feed ? (
        <link rel="alternate" type="application/rss+xml" title={title} href={absoluteUrl(feed)} />
      ) : null}
    </>
  )
}
