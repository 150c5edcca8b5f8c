import type { SheetCss } from '@/components/Sheet'
import { fontCss } from './fonts'
import { focusRing } from './theme'

/**
 * What holds for every element of the site. Written as a sheet and not by Emotion, whose global styles are moved about
 * when a page is taken over: the browser would work out all styles anew.
 */
export const baseCss: SheetCss = ({ palette: { text, background, common }, typography }) => `${fontCss}
html { box-sizing: border-box; scroll-padding-top: 88px; -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale; -webkit-text-size-adjust: 100%; }
*, *::before, *::after { box-sizing: inherit; }
body { margin: 0; overflow-wrap: break-word; color: ${text.primary}; background-color: ${background.default}; font-family: ${typography.fontFamily}; font-size: ${typography.body1.fontSize}; font-weight: ${typography.body1.fontWeight}; line-height: ${typography.body1.lineHeight}; }
body::backdrop { background-color: ${background.default}; }
strong, b { font-weight: ${typography.fontWeightBold}; }
img { max-width: 100%; }
:focus-visible { outline: ${focusRing.outline}; outline-offset: ${focusRing.outlineOffset}px; }
@media print { body { background-color: ${common.white}; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; scroll-behavior: auto !important; } ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; } }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: 140ms; }
`
