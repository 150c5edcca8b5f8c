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

/** A path in the square of 24 by 24 in which icons are drawn, as an image of a style. */
export const iconUrl = (path: string, color: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/**
 * Draws `--icon` on the elements. Where colours are forced, an image would keep its own: there the icon is cut out
 * of the colour of the text.
 */
export const iconRule = (selector: string) => `
${selector}{background:var(--icon) center/contain no-repeat}
@media (forced-colors:active){${selector}{background:CanvasText;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}}`
