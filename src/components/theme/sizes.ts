import type { ThemeOptions } from '@mui/material/styles'
import { type Language, languageRow } from '@/domain/languages'

/** The fonts of the page, and until they are decoded those of the system with letters as wide: no line breaks otherwise. */
const fontFamily = 'Figtree, Yantramanav, "As wide as Figtree", Roboto, Arial, sans-serif'

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

type Look = { lineHeight?: number; letterSpacing?: string }

/** Devanagari reaches higher and deeper, and its letters hang on a line that spacing would break. */
const roomier = ([name, look]: [string, unknown]) => {
  if (typeof look !== 'object') return [name, look]
  const { lineHeight, ...kept } = look as Look
  return [name, { ...kept, lineHeight: lineHeight && lineHeight + 0.14, letterSpacing: 0 }]
}

const forDevanagari = <Looks extends Record<string, unknown>>(looks: Looks): Looks =>
  Object.fromEntries(Object.entries(looks).map(roomier)) as Looks

/** The typography of the site in a language. */
export const typographyIn = (language: Language) =>
  languageRow(language)?.script === 'Devanagari' ? forDevanagari(siteSizes.typography) : siteSizes.typography

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
