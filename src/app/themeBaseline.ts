import { color, PRINT } from './palette'

/** The height of the sticky header: what a link to a fragment reaches must not end up below it. */
const HEADER_PX = 88

/** Styles of plain elements that Material UI's baseline lacks. */
export const baseline = {
  html: { scrollPaddingTop: HEADER_PX },
  body: { overflowWrap: 'break-word' },
  img: { maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit' },
  ':focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '140ms' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
  // A breadcrumb leads nowhere on paper.
  [PRINT]: { 'nav[aria-label="breadcrumb"]': { display: 'none' } },
} as const
