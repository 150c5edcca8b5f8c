import ImageIcon from '@mui/icons-material/ImageOutlined'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'

type ContentImageProps = {
  /** '' where the content names no file. */
  src: string
  /** '' where the text beside the image says the same. */
  alt: string
  /** Width to height, as CSS writes it: the space is reserved before the image loads, and where it never does. */
  ratio: string
  fit?: 'cover' | 'contain'
  /** Whether it is in the first window, and asked for before the scripts; others load when they come near. */
  eager?: boolean
  sx?: SxProps<Theme>
}

/** Spans, since a picture may be in a button. */
const Frame = styled('span')({ display: 'block', position: 'relative', overflow: 'hidden' })

const Image = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

const Placeholder = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.palette.primary.light,
  color: theme.palette.primary.main,
}))

/** An image that staff publish. It never moves what surrounds it, and a missing one leaves a placeholder. */
export const ContentImage = ({ src, alt, ratio, fit = 'cover', eager = false, sx }: ContentImageProps) => {
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // An image of the server's page may have failed before React listened to its errors.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(src)
  }, [src])
  return (
    <Frame sx={[{ aspectRatio: ratio }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {src === '' || broken === src ? (
        <Placeholder {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <ImageIcon sx={{ opacity: 0.6 }} />
        </Placeholder>
      ) : (
        <Image
          ref={image}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
          style={{ objectFit: fit }}
        />
      )}
    </Frame>
  )
}
