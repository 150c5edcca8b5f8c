/** The cells of a CSV file without line breaks in its cells, as rows by the names of its header. */
export const readCsv = (text: string) => {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)])
    .map((cells) => cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''))
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}
