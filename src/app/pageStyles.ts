import createCache, { type EmotionCache } from '@emotion/cache'

/** Emotion's cache. Its prefixes are for older browsers than ours, and made a third of a page's styles. */
export const makeStyleCache = () => createCache({ key: 'css', stylisPlugins: [] })

const ID = 'page-styles'

/**
 * The styles that a rendered page brings, with their names. Emotion would move elements of its own to the end of the head
 * and compile the baseline again: the browser would lay out the whole page twice more.
 */
export const pageStyles = (styles: readonly { ids: readonly string[]; css: string }[]) => {
  const names = styles.flatMap(({ ids }) => ids).join(' ')
  return `<style id="${ID}" data-names="${names}">${styles.map(({ css }) => css).join('')}</style>`
}

/** Marks the styles of the page as inserted. */
export const addPageStyles = ({ inserted }: EmotionCache) => {
  const names = document.getElementById(ID)?.dataset.names?.split(' ') ?? []
  for (const name of names) inserted[name] = true
}
