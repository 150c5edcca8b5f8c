import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import figtreeLatinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import devanagari from '@fontsource/yantramanav/files/yantramanav-devanagari-400-normal.woff2'
import { HINDI, HINDI_FONT } from '@/components/hindi'

/** No range holds ₹, which every system draws: for one character a file of 10 KB would come with each list. */
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF'
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20A8, U+20AA-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const face = (family: string, url: string, weight: string, range: string, display = 'optional') =>
  `@font-face { font-family: ${family}; font-style: normal; font-display: ${display}; font-weight: ${weight}; src: url(${url}) format('woff2'); unicode-range: ${range}; }`

/**
 * Letters that are drawn in one font and then in another move what follows them, so Latin ones that come late wait for
 * the next page, and so do Hindi ones on a wide window, where they are part of the first paint; a phone, which may lack
 * them altogether, takes them late.
 *
 * Fonts shipped with the site. A browser loads only the files whose characters a page shows, and makes the bold
 * letters of Hindi itself: a file of them weighs more than all that a first visit else needs.
 */
const fontFaces = [
  face('Figtree', figtreeLatin, '300 900', LATIN),
  face('Figtree', figtreeLatinExtended, '300 900', LATIN_EXTENDED),
  `@media (min-width: 600px) { ${face(HINDI_FONT, devanagari, '400', DEVANAGARI)} }`,
  `@media (max-width: 599.98px) { ${face(HINDI_FONT, devanagari, '400', DEVANAGARI, 'swap')} }`,
].join('\n')

const OF_SYSTEM = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif"
/** For each weight the first paint waits while each name is looked up, up to the first that is there: Android's first. */
const OF_PHONE = 'Roboto, -apple-system, Arial, sans-serif'

const ofHindi = (selector: string) =>
  `${selector} { --letters: ${HINDI_FONT}, ${OF_PHONE}; font-family: var(--letters); }`

/**
 * A phone reads in the letters of its system: those of a file would take the line and the processor from the first
 * words. Texts in Hindi get theirs once the page is usable, or at once where no script will say so; their titles too.
 * The document says what `--hindi` is.
 */
export const fontCss = `${fontFaces}
:root { --letters: ${OF_PHONE}; }
@media (min-width: 600px) { :root { --letters: Figtree, ${HINDI_FONT}, ${OF_SYSTEM}, var(--hindi, serif); } }
@media (max-width: 599.98px) { ${ofHindi(`.${HINDI} [lang=hi]`)} }
@media (max-width: 599.98px) and (scripting: none) { ${ofHindi('[lang=hi]')} }`

export const fontFamily = 'var(--letters)'

const NOTICE_IN_HINDI = /<dialog\b[^]*?lang="hi"[^]*?<\/dialog>/

/**
 * What the head of a page that opens with a notice in Hindi says beside its styles: on a wide window these letters are
 * part of the first paint, and late ones would move the texts.
 */
export const preloadHindi = (html: string) =>
  NOTICE_IN_HINDI.test(html)
    ? `<link rel="preload" as="font" type="font/woff2" media="(min-width:600px)" crossorigin href="${devanagari}">`
    : ''
