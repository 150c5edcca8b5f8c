import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useMemo, useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { languageNames } from '@/domain/submissions/answers'
import { jobsApi } from '../../api/jobsApi'
import { LoadFailure } from '../../components/Loaded'
import { PreviewSection } from '../../components/preview'
import { Muted } from '../../components/texts'
import { Toggles } from '../../components/Toggles'
import type { JobValues } from './jobValues'

const ADDRESS = /https?:\/\/\S+$/

/** Reads the Open Graph properties that messengers show. */
const metaOf = (page: string) => {
  const document = new DOMParser().parseFromString(page, 'text/html')
  return (property: string) =>
    document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? ''
}

/** The link preview above the message. */
const LinkCard = ({ page }: { page: string }) => {
  const meta = useMemo(() => metaOf(page), [page])
  return (
    <Box sx={{ borderRadius: 1.5, overflow: 'hidden', bgcolor: '#cdf3c7' }}>
      <Box
        component="img"
        src={meta('image')}
        alt=""
        sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
      />
      <Box sx={{ p: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
          {meta('title')}
        </Typography>
        {['description', 'site_name'].map((property) => (
          <Typography key={property} variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {meta(property)}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** A job's message as WhatsApp shows it, with a link preview if `page` is given. The first line is bold. */
export const ChatBubble = ({ message, page }: { message: string; page?: string }) => {
  const [position = '', ...lines] = message.split('\n')
  const text = lines.join('\n')
  return (
    <Box
      sx={{
        maxWidth: 420,
        p: 0.75,
        borderRadius: 2,
        bgcolor: '#d9fdd3',
        color: '#111b21',
        overflowWrap: 'anywhere',
      }}
    >
      {page === undefined ? null : <LinkCard page={page} />}
      <Typography variant="body2" sx={{ p: 0.75, whiteSpace: 'pre-line' }}>
        <strong>{position.replace(/^\*|\*$/g, '')}</strong>
        {`\n${text.replace(ADDRESS, '')}`}
        <Box component="span" sx={{ color: '#005c4b' }}>
          {ADDRESS.exec(text)?.[0]}
        </Box>
      </Typography>
    </Box>
  )
}

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: 0,
  colorScheme: 'light',
  // Loads out of sight while the one before stays.
  '&[aria-hidden]': { position: 'absolute', top: 0, left: 0, visibility: 'hidden' },
})

/** A server-rendered document, as high as its content. No script runs in it. */
const PreviewFrame = ({ title, html }: { title: string; html: string }) => {
  const [loaded, setLoaded] = useState(html)
  const [height, setHeight] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])

  /** Follows the document's height, which changes with fonts and window. */
  const follow = (body: HTMLElement) => {
    const measure = () => setHeight(Math.ceil(body.getBoundingClientRect().height))
    observer.current?.disconnect()
    observer.current = new ResizeObserver(measure)
    observer.current.observe(body)
    measure()
  }

  return [...new Set([loaded, html])].map((shown) => (
    <Frame
      key={shown}
      title={title}
      srcDoc={shown}
      // Lets the office measure the content.
      sandbox="allow-same-origin"
      aria-hidden={shown === loaded ? undefined : true}
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (shown !== html) return
        setLoaded(html)
        if (contentDocument) follow(contentDocument.body)
      }}
    />
  ))
}

const REST_MS = 400

/** In percent, as lines of text end. */
const LINE_WIDTHS = [55, 90, 80, 35]

/** Stands in for the card, the page and the message. */
const Placeholder = ({ lines, isStill }: { lines: number; isStill: boolean }) => (
  <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.paper' }}>
    {Array.from({ length: lines }, (_, at) => (
      <Skeleton
        // All lines are alike.
        key={at}
        height={28}
        width={`${LINE_WIDTHS[at % LINE_WIDTHS.length]}%`}
        animation={isStill ? false : 'pulse'}
      />
    ))}
  </Box>
)

type JobPreviewProps = {
  values: JobValues
  /** Leaves out the message, shown elsewhere on the screen. */
  isWithoutMessage?: boolean
}

/** A job as visitors will see it, drawn by the site itself: card, page and message. */
export const JobPreview = ({ values, isWithoutMessage = false }: JobPreviewProps) => {
  const debounced = useDebouncedValue(values, REST_MS)
  // Without a position, there is nothing to show.
  const skip = debounced.position.trim() === ''
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const query = jobsApi.usePreviewJobQuery({ values: debounced, language }, { skip })
  const { card, page, message } = (!skip && query.data) || {}
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      aria-busy={query.isLoading}
    >
      {skip ? <Muted>Enter the position, and you see here what visitors will see.</Muted> : null}
      <LoadFailure query={query} />
      <Toggles
        label="Language of the preview"
        value={language}
        options={languageNames}
        onChange={setLanguage}
      />
      <PreviewSection title="In the list" isBare>
        {card ? (
          <PreviewFrame title="The card of the job" html={card} />
        ) : (
          <Placeholder lines={4} isStill={skip} />
        )}
      </PreviewSection>
      <PreviewSection title="Its page" isBare>
        {page ? (
          <PreviewFrame title="The page of the job" html={page} />
        ) : (
          <Placeholder lines={12} isStill={skip} />
        )}
      </PreviewSection>
      {/* It is posted in English. */}
      {isWithoutMessage || language !== DEFAULT_LANGUAGE ? null : (
        <PreviewSection title="Shared on WhatsApp">
          {page && message ? (
            <ChatBubble page={page} message={message} />
          ) : (
            <Placeholder lines={8} isStill={skip} />
          )}
        </PreviewSection>
      )}
    </Box>
  )
}
