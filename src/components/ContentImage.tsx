import ImageIcon from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'

type ContentImageProps = {
  /** '' where the content names no file. */
  src: string
  /** '' where the image says nothing that does not stand beside it. */
  alt: string
  /** Width to height, as CSS writes it: the place is kept before the image comes, and where it never does. */
  ratio: string
  fit?: 'cover' | 'contain'
  /** Of the first screenful; others wait until they come near. */
  eager?: boolean
  sx?: SxProps<Theme>
}

const fillSx = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

const Placeholder = ({ alt }: { alt: string }) => (
  <Box
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    sx={{ ...fillSx, display: 'grid', placeItems: 'center', bgcolor: 'primary.light', color: 'primary.main' }}
  >
    <ImageIcon sx={{ opacity: 0.6 }} />
  </Box>
)

/** One that failed before there was anything to tell it to fails again. */
const tellAgain = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}

/** An image that staff publish. It never moves what stands around it, and a missing one leaves a placeholder. */
export const ContentImage = ({ src, alt, ratio, fit = 'cover', eager = false, sx }: ContentImageProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <Box
      sx={[
        { position: 'relative', aspectRatio: ratio, overflow: 'hidden' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {src === '' || broken === src ? (
        <Placeholder alt={alt} />
      ) : (
        <Box
          ref={tellAgain}
          component="img"
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
          sx={{ ...fillSx, objectFit: fit }}
        />
      )}
    </Box>
  )
}
