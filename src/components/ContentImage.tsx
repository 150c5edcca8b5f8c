import ImageIcon from '@mui/icons-material/ImageOutlined'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import { otherLanguage } from '@/domain/content/localized'
import { useLanguage } from './language'

type ContentImageProps = {
  /** '' where the content names no file. */
  src: string
  /** '' where a text next to the image says the same. */
  alt: string
  /** Width to height, as CSS writes it: the space is reserved before the image loads, and where it never does. */
  ratio: string
  /** `framed`: whole, before a blurred copy of itself where it has another shape. */
  fit?: 'cover' | 'contain' | 'framed'
  /** Whether it is in the first window, and asked for before the scripts; others load when they come near. */
  eager?: boolean
  sx?: SxProps<Theme>
}

/** Spans, since a picture may be in a button. */
const Frame = styled('span')({ display: 'block', position: 'relative', overflow: 'hidden' })

const Image = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

const Blurred = styled('span')({
  position: 'absolute',
  inset: -24,
  background: 'center / cover',
  filter: 'blur(16px)',
})

const Placeholder = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  padding: 4,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  backgroundColor: theme.palette.primary.light,
  color: theme.palette.primary.main,
}))

const isOfItsShape = ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) =>
  Math.abs((naturalWidth * clientHeight) / (naturalHeight * clientWidth) - 1) < 0.03

/** An image that staff publish. It never moves what surrounds it, and a missing one leaves its name. */
export const ContentImage = ({ src, alt, ratio, fit = 'cover', eager = false, sx }: ContentImageProps) => {
  const [broken, setBroken] = useState<string>()
  const [blurred, setBlurred] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const look = useCallback(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth === 0) setBroken(src)
    else if (fit === 'framed' && !isOfItsShape(image.current)) setBlurred(src)
  }, [src, fit])
  // An image of the server's page may have come, or failed, before React listened to it.
  useEffect(look, [look])
  return (
    <Frame
      lang={otherLanguage(alt, useLanguage())}
      sx={[{ aspectRatio: ratio }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {src === '' || broken === src ? (
        <Placeholder {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <ImageIcon sx={{ opacity: 0.6 }} />
          {alt}
        </Placeholder>
      ) : (
        <>
          {blurred === src ? <Blurred style={{ backgroundImage: `url(${JSON.stringify(src)})` }} /> : null}
          <Image
            ref={image}
            src={src}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            onLoad={look}
            onError={() => setBroken(src)}
            style={{ objectFit: fit === 'framed' ? 'contain' : fit }}
          />
        </>
      )}
    </Frame>
  )
}
