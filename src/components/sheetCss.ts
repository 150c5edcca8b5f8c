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

const SQUARE = 24

type IconLook = {
  color: string
  /** In pixels. */
  size?: number
  /** Around it, in pixels: top, right, bottom, left. */
  margins?: readonly [number, number, number, number]
}

/** A path in the square of 24 by 24 in which icons are drawn, for `--icon`. */
export const iconShape = (path: string) => `path("${path}")`

/**
 * Draws `--icon` on the elements: cut out of a colour, since every image in a style is a document of its own, which a
 * slow processor feels. Such a path cannot grow, so the square does.
 */
export const iconRule = (selector: string, { color, size = SQUARE, margins = [0, 0, 0, 0] }: IconLook) => `
${selector}{flex:none;width:${SQUARE}px;height:${SQUARE}px;margin:${margins.map((margin) => `${margin + (size - SQUARE) / 2}px`).join(' ')};clip-path:var(--icon)${size === SQUARE ? '' : `;transform:scale(${+(size / SQUARE).toFixed(4)})`}}
@supports (clip-path:path("M0 0")){${selector}{background:${color}}}
@media (forced-colors:active){${selector}{background:CanvasText}}`
