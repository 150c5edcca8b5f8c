import type { Theme } from '@mui/material/styles'

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (styles: object) =>
  Object.entries(styles).flatMap(([name, value]) =>
    typeof value === 'object' ? [] : [`${hyphenated(name)}:${value}`],
  )

type Variant = 'h3' | 'h4' | 'body1' | 'body2' | 'caption' | 'button'

/** The typography of a variant for a selector, with its sizes on wider screens. */
export const typeRule = (theme: Theme, selector: string, variant: Variant) => {
  const styles: object = theme.typography[variant]
  const wider = Object.entries(styles).flatMap(([media, more]) =>
    media.startsWith('@media') ? [`${media}{${selector}{${declarations(more as object).join(';')}}}`] : [],
  )
  return `${selector}{margin:0;${declarations(styles).join(';')}}${wider.join('')}`
}

/** The path of the icon of a warning, in a notice and beside a text. */
export const WARNING_ICON = 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z'

const SQUARE = 24

type IconLook = {
  color: string
  /** In pixels, beside text of the usual size. */
  size?: number
  /** Around it, in pixels: top, right, bottom, left. */
  margins?: readonly [number, number, number, number]
}

/** A path in the square of 24 by 24 in which icons are drawn, as what `iconRule` draws. */
export const iconShape = (path: string) =>
  `--icon:path("${path}");--icon-image:url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>')`

/** A margin, and half of what the icon is larger than the square. */
const growth = (size: number, margin: number) => `calc(${margin - SQUARE / 2}px + ${size / 32}rem)`

/**
 * Draws an icon on the elements: cut out of a colour, since every image in a style is a document of its own, which a
 * slow processor feels. Such a path cannot grow, so the square does: as the text around it, where a browser can tell
 * how large that is. Only a browser that cuts out no paths takes the image.
 */
export const iconRule = (selector: string, { color, size = SQUARE, margins = [0, 0, 0, 0] }: IconLook) => {
  const scale = +(size / SQUARE).toFixed(4)
  return `
${selector}{flex:none;width:${SQUARE}px;height:${SQUARE}px;margin:${margins.map((margin) => growth(size, margin)).join(' ')};background:${color};clip-path:var(--icon);transform:scale(${scale});transform:scale(calc(${scale}*tan(atan2(1rem,16px))))}
@supports not (clip-path:path("M0 0")){${selector}{-webkit-mask:var(--icon-image)}}
@media (forced-colors:active){${selector}{background:CanvasText}}`
}
