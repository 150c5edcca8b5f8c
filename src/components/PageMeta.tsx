import { company } from '@/domain/company'
import { cutText } from '@/domain/display'
import { plainText } from '@/domain/plainText'
import { useAbsoluteUrl } from './SiteSettings'

const DESCRIPTION_CHARACTERS = 160

type PageMetaProps = {
  title: string
  /** Plain text or HTML; its first characters are used. */
  description: string
  /** Path and query of the screen under its canonical address. */
  path: string
  /** Where the title of the document must be exactly this. */
  documentTitle?: string
}

/** What a browser tab, a search engine and a shared link show of a screen. React moves it to the head. */
export const PageMeta = ({ title, description, path, documentTitle }: PageMetaProps) => {
  const absoluteUrl = useAbsoluteUrl()
  const summary = cutText(plainText(description), DESCRIPTION_CHARACTERS)
  const url = absoluteUrl(path)
  return (
    <>
      <title>{documentTitle ?? `${title} | ${company.name}`}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl('/share.png')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
