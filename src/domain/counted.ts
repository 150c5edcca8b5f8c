const numbers = new Intl.NumberFormat('en-IN')

/** '0 files', '1 file', '1,200 files'. */
export const counted = (count: number, unit: string) =>
  count === 1 ? `1 ${unit}` : `${numbers.format(count)} ${unit}s`

/** The same where a sentence or a label begins: 'No files'. */
export const countedOrNo = (count: number, unit: string) =>
  count === 0 ? `No ${unit}s` : counted(count, unit)
