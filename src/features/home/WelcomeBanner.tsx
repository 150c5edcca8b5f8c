import { useLingui } from '@lingui/react/macro'
import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useState } from 'react'
import { useCompany } from '@/components/SiteSettings'
import { WELCOME_LINE_REPEATS } from '@/domain/site/limits'
import { localized } from '@/domain/content/localized'

const LINE_SECONDS = 14
const FADED_ENDS = 'linear-gradient(90deg, transparent, #000 32px calc(100% - 32px), transparent)'
/** Long enough to read the line once. */
const DELAY_SECONDS = 4
const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)'

/** Moves by the width of one line, so that the loop has no seam. */
const scroll = keyframes({ to: { transform: `translateX(${-100 / WELCOME_LINE_REPEATS}%)` } })

const Track = styled('p')(({ theme }) => ({
  display: 'flex',
  width: 'max-content',
  margin: 0,
  animation: `${scroll} ${LINE_SECONDS}s linear ${DELAY_SECONDS}s infinite`,
  '&:hover': { animationPlayState: 'paused' },
  [REDUCED_MOTION]: { width: 'auto', animation: 'none', paddingInline: theme.spacing(2) },
}))

const Line = styled('span')(({ theme }) => ({
  flexShrink: 0,
  // However short the line is, the others fill the window.
  minWidth: '10vw',
  padding: theme.spacing(0.75, 6, 0.75, 0),
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [REDUCED_MOTION]: { flexShrink: 1, whiteSpace: 'normal', '&[aria-hidden]': { display: 'none' } },
}))

/** The welcome line, moving. Screen readers hear it once. */
export const WelcomeBanner = () => {
  const { t, i18n } = useLingui()
  const { text, lang } = localized(useCompany(), 'welcome', i18n)
  const [isPaused, setPaused] = useState(false)
  return (
    <Box
      component="section"
      aria-label={t`Announcement`}
      sx={{ display: 'flex', alignItems: 'center', bgcolor: 'primary.light', color: 'primary.dark' }}
    >
      <Box sx={{ flexGrow: 1, overflow: 'hidden', WebkitMaskImage: FADED_ENDS, maskImage: FADED_ENDS }}>
        <Track lang={lang} style={isPaused ? { animationPlayState: 'paused' } : undefined}>
          {Array.from({ length: WELCOME_LINE_REPEATS }, (_, line) => (
            <Line key={line} aria-hidden={line > 0 || undefined}>
              {text}
            </Line>
          ))}
        </Track>
      </Box>
      <IconButton
        aria-label={isPaused ? t`Play the welcome line` : t`Pause the welcome line`}
        onClick={() => setPaused(!isPaused)}
        sx={{ mx: 1, minHeight: 36, py: 0, [REDUCED_MOTION]: { display: 'none' } }}
      >
        {isPaused ? <PlayArrowIcon /> : <PauseIcon />}
      </IconButton>
    </Box>
  )
}
