import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import figtreeLatinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import yantramanav from '@fontsource/yantramanav/files/yantramanav-devanagari-400-normal.woff2'

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/** Without U+20B9 (₹), which every system has: one character would cost a file of 10 KB on each list. */
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20A8, U+20AA-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF'

const figtree = { fontFamily: 'Figtree', fontWeight: '300 900', fontDisplay: 'optional' }

/**
 * A browser loads only the files whose characters a page shows. Late Latin letters would move the text below them, so
 * they wait for the next page; Devanagari is swapped in, since a device that lacks it draws empty boxes.
 */
export const fontFaces = [
  { ...figtree, src: `url(${figtreeLatin}) format('woff2')`, unicodeRange: LATIN },
  { ...figtree, src: `url(${figtreeLatinExtended}) format('woff2')`, unicodeRange: LATIN_EXTENDED },
  {
    fontFamily: 'Yantramanav',
    fontDisplay: 'swap',
    src: `url(${yantramanav}) format('woff2')`,
    unicodeRange: DEVANAGARI,
  },
].map((face) => ({ '@font-face': face }))

export const fontFamily =
  "Figtree, Yantramanav, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
