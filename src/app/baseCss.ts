import type { SheetCss } from '@/components/Sheet'
import { fontCss } from './fonts'
import { focusRing } from './theme'

/**
 * What holds for every element of the site. Written as a sheet and not by Emotion, whose global styles are moved about
 * when a page is taken over: the browser would work out all styles anew. What needs nothing of the theme stands in
 * the document itself, where it weighs on no script.
 */
export const baseCss: SheetCss = ({ palette: { text, background, common }, typography }) => `${fontCss}
body { margin: 0; overflow-wrap: break-word; color: ${text.primary}; background-color: ${background.default}; font-family: ${typography.fontFamily}; font-size: ${typography.body1.fontSize}; font-weight: ${typography.body1.fontWeight}; line-height: ${typography.body1.lineHeight}; }
body::backdrop { background-color: ${background.default}; }
strong, b { font-weight: ${typography.fontWeightBold}; }
:focus-visible { outline: ${focusRing.outline}; outline-offset: ${focusRing.outlineOffset}px; }
@media print { body { background-color: ${common.white}; } }
`
