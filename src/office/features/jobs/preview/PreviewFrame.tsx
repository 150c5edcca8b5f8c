import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: 0,
  colorScheme: 'light',
  // Loads out of sight: the one before stays until then.
  '&[aria-hidden]': { position: 'absolute', top: 0, left: 0, visibility: 'hidden' },
})

type PreviewFrameProps = { title: string; html: string }

/** A document of the server as high as what is in it. No script runs in it. */
export const PreviewFrame = ({ title, html }: PreviewFrameProps) => {
  const [loaded, setLoaded] = useState(html)
  const [height, setHeight] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])

  /** Follows the height of a document, which changes with its fonts and with the window. */
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
      // The office may measure what is in it.
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
