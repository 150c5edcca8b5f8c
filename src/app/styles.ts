import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** Of the element in a page that holds what was written on the server: the names of its rules. */
const RULES = 'data-rules'

/**
 * What some of our browsers know under WebKit's name alone. Emotion itself would write each flexbox in the four ways of
 * browsers that have long been gone.
 */
const namedByWebkit: StylisPlugin = (element) => {
  if (/^(user-select|mask)/.test(element.value)) element.return = `-webkit-${element.value}${element.value}`
}

export const createStyles = () => createCache({ key: 'css', stylisPlugins: [namedByWebkit] })

/** The rules that these classes of the HTML need, of all that were ever written. */
export const stylesFor = ({ key, inserted, registered }: EmotionCache, html: string) => {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, name]) => name))
  const rules = Object.entries(inserted).filter(
    // What no class names is a keyframe.
    ([name, css]) => typeof css === 'string' && (used.has(name) || !registered[`${key}-${name}`]),
  )
  const names = rules.map(([name]) => name).join(' ')
  return `<style ${RULES}="${names}">${rules.map(([, css]) => css).join('')}</style>`
}

/**
 * Knows the rules that stand in the page and leaves them where they are. Emotion's own taking over moves them, and the
 * browser would have to work out the styles of the whole page anew.
 */
export const takeStyles = () => {
  const styles = createStyles()
  const written = document.querySelector(`style[${RULES}]`)?.getAttribute(RULES) ?? ''
  for (const name of written.split(' ').filter(Boolean)) styles.inserted[name] = true
  return styles
}
