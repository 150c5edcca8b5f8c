import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const LINES = 6
/** More than six lines at any width of a submission. */
const CHARACTERS = 600

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
} as const

const isLong = (text: string) => text.length > CHARACTERS || text.split('\n').length > LINES

/** A text of which only the first lines are shown if it is long. The rest is behind 'More'. */
export const LongText = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const isCut = isLong(text)
  return (
    <>
      <Typography
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isCut && !isOpen ? clamped : {}) }}
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
