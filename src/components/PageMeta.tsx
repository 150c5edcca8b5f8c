import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { cutText } from '@/domain/text/display'
import { languageAddresses, languageOf, languageRow } from '@/domain/languages'
import { screenPath } from '@/domain/paths'
import { localized } from '@/domain/content/localized'
import { useAbsoluteUrl, useCompany, useFileUrl } from './SiteSettings'

const DESCRIPTION_CHARACTERS = 160

export type PageMetaProps = {
  title: string
  /** Plain text, which is cut. */
  description: string
  /** Path and query of the screen under its canonical address, where they are not its path alone. */
  path?: string
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
  const { pathname } = useLocation()
  const { i18n } = useLingui()
  const company = useCompany()
  const language = languageOf(i18n)
  const absoluteUrl = useAbsoluteUrl()
  const fileUrl = useFileUrl()
  const summary = cutText(description, DESCRIPTION_CHARACTERS)
  const screen = path ?? screenPath(pathname)
  const url = absoluteUrl(screen)
  const picture = fileUrl('/share.png')
  /** The picture has the size that social networks ask for. */
  const shared = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': languageRow(language)?.locale,
    'og:title': shareTitle,
    'og:description': summary,
    'og:url': url,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${company.name}: ${localized(company, 'tagline', i18n).text}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': shareTitle,
    'twitter:description': summary,
    'twitter:image': picture,
  }
  return (
    <>
      <title>{documentTitle ?? `${title} | ${company.name}`}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      {isGone ? (
        <meta name="robots" content="noindex" />
      ) : (
        languageAddresses(screen).map(({ hreflang, address }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={fileUrl(address)} />
        ))
      )}
      {Object.entries(shared).map(([name, content]) => (
        <meta key={name} {...{ [name.startsWith('og:') ? 'property' : 'name']: name }} content={content} />
      ))}
      {feed ? (
        <link rel="alternate" type="application/rss+xml" title={title} href={absoluteUrl(feed)} />
      ) : null}
    </>
  )
}
