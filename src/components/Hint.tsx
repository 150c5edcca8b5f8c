import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH_PX } from '@/domain/limits'

const hintSx = {
  position: 'absolute',
  zIndex: 'tooltip',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: TOOLTIP_MAX_WIDTH_PX,
  mt: 0.5,
  px: 1,
  py: 0.5,
  borderRadius: '4px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  typography: 'caption',
  fontWeight: 500,
}

type HintProps = {
  text: string
  /** A control with a name of its own: the hint is for those who see it. */
  children: ReactNode
}

/** Says in a word what an icon does, below it, when a mouse or the keyboard rests on it; Escape takes it away. */
export const Hint = ({ text, children }: HintProps) => {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    setIsShown(false)
  }
  const showSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(true), TOOLTIP_DELAY_MS)
  }
  const showForKeyboard = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) showSoon()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Box
      component="span"
      onPointerEnter={(event) => event.pointerType === 'mouse' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showForKeyboard}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
      sx={{ position: 'relative', display: 'inline-flex' }}
    >
      {children}
      {isShown ? (
        <Box component="span" role="tooltip" sx={hintSx}>
          {text}
        </Box>
      ) : null}
    </Box>
  )
}
