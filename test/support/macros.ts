/**
 * Lingui's macros where Babel does not compile them away: benchmarks and browser tests read the sources as they stand, and
 * take from them no more than English texts.
 */
const textOf = (parts: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
  'raw' in parts ? String.raw({ raw: parts }, ...values) : parts.message

export const msg: (...template: Parameters<typeof textOf>) => { id: string; message: string } = (
  ...template
) => {
  const message = textOf(...template)
  return { id: message, message }
}

export const t = (_i18n: unknown) => textOf

export const plural = (count: number, forms: { one: string; other: string }) =>
  (count === 1 ? forms.one : forms.other).replace('#', `${count}`)
