import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { languageNames } from '@/domain/submissions/answers'
import { jobsApi } from '../../api/jobsApi'
import { LoadFailure } from '../../components/Loaded'
import { Toggles } from '../../components/buttons'
import { PreviewSection } from '../../components/preview'
import { ChatBubble } from './ChatBubble'
import type { JobValues } from './jobValues'
import { Muted } from '../../components/texts'

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
