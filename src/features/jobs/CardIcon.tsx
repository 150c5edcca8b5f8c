// Icons of Material UI by their paths: a list shows more than a hundred of them, each as one element.
import paths from './cardIcons.json'

const icons = Object.entries(paths)

/** All icons in a row: of each SVG image the browser makes a document, which would show in the first layout. */
const image = (() => {
  const row = icons.map(([, path], index) => `%3Cpath transform='translate(${24 * index})' d='${path}'/%3E`)
  const start = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${24 * icons.length} 24'%3E`
  return `url("data:image/svg+xml,${start}${row.join('')}%3C/svg%3E")`
})()

const mask = 'var(--icons) var(--place) 0 / auto 100%'

/** Styles for an element with `CardIcon`s in it. */
export const cardIconStyles = {
  '--icons': image,
  '& [data-icon]': {
    flexShrink: 0,
    width: '1em',
    height: '1em',
    backgroundColor: 'currentColor',
    mask,
    WebkitMask: mask,
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  ...Object.fromEntries(
    icons.map(([name], index) => [`& [data-icon=${name}]`, { '--place': `${-index}em` }]),
  ),
}

/** One icon within an element that has `cardIconStyles`; without a label it is decoration. */
export const CardIcon = ({ name, label }: { name: keyof typeof paths; label?: string }) => (
  <span
    data-icon={name}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
)
