import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef, useState } from 'react'

const LINES = 6

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
} as const

/** A text of which the first lines are seen; the rest is behind 'More'. */
export const LongText = ({ text }: { text: string }) => {
  const shown = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)

  // How many lines it takes changes with the window.
  useLayoutEffect(() => {
    if (isOpen) return undefined
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = shown.current ?? {}
      setIsCut(scrollHeight > clientHeight)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isOpen])

  return (
    <>
      <Typography
        ref={shown}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isOpen ? {} : clamped) }}
      >
        {text}
      </Typography>
      {isCut ? (
        <Button
          size="small"
          sx={{ display: 'block', minWidth: 0, ml: -0.625 }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      ) : null}
    </>
  )
}
