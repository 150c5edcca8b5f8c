/** A text of somebody else must not steer the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const widthOf = (text: string) => [...segmenter.segment(text)].length

const CELL_MAX = 60

const cut = (text: string) => {
  const signs = [...segmenter.segment(text)]
  return signs.length <= CELL_MAX
    ? text
    : `${signs
        .slice(0, CELL_MAX - 1)
        .map(({ segment }) => segment)
        .join('')}…`
}

/** Rows under their headings, in columns as wide as what is in them. */
export const toTable = (headings: string[], rows: string[][]) => {
  const lines = [headings, ...rows.map((row) => row.map((cell) => cut(plain(cell))))]
  const widths = headings.map((_heading, column) =>
    lines.reduce((widest, line) => Math.max(widest, widthOf(line[column] ?? '')), 0),
  )
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)))
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}
