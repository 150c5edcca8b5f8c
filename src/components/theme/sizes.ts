import type { ThemeOptions } from '@mui/material/styles'
import { type Language, languageRow } from '@/domain/languages'

/** The font of the page, and those of the system: the first has letters as wide, so that no line breaks otherwise. */
const fontFamily = 'Figtree, "As wide as Figtree", Roboto, Arial, sans-serif'

/** The least height and width of what a finger presses. */
export const TARGET_PX = 44

export const FORCED_COLORS = '@media (forced-colors: active)'
export const COARSE_POINTER = '@media (pointer: coarse)'
export const PRINT = '@media print'

type Sizes = Required<Pick<ThemeOptions, 'shape' | 'typography'>>

/** The site on a phone, and in a preview of the office. */
export const siteSizes = {
  shape: { borderRadius: 10 },
  typography: {
    fontFamily,
    fontWeightBold: 600,
    h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: '1.09375rem', fontWeight: 700, lineHeight: 1.35 },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
  },
} as const satisfies Sizes

/** Devanagari reaches higher and deeper. */
const roomier = <Looks extends Record<string, unknown>>(looks: Looks) =>
  Object.fromEntries(
    Object.entries(looks).map(([name, look]) => {
      const { lineHeight } = look as { lineHeight?: number }
      return [name, lineHeight ? { ...(look as object), lineHeight: lineHeight + 0.14 } : look]
    }),
  ) as Looks

/** The typography of the site in a language. */
export const typographyIn = (language: Language) =>
  languageRow(language)?.script === 'Devanagari' ? roomier(siteSizes.typography) : siteSizes.typography

/** The office is denser. */
export const officeSizes = {
  shape: { borderRadius: 6 },
  typography: {
    fontFamily,
    fontWeightBold: 600,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none' },
  },
} as const satisfies Sizes
