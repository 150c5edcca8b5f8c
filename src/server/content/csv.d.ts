/** The text of a spreadsheet. */
declare module '*.csv' {
  const text: string
  export = text
}
