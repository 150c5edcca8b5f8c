import { company } from './company'
import { paths } from './paths'

const valueOf = (name: string) => {
  const named = { ...company, paths }
  const [group = '', key = ''] = name.split('.')
  const value = named[group as keyof typeof named]
  return typeof value === 'object' ? value[key as keyof typeof value] : value
}

/** Texts with what they name of the company and of the paths: '{city}', '{sisterCompany.name}', '{paths.services}'. */
export const filledTexts = <Texts>(texts: Texts) =>
  JSON.parse(
    JSON.stringify(texts).replace(/\{([\w.]+)\}/g, (_match, name: string) =>
      // Within a text of JSON: without its own quotation marks.
      JSON.stringify(`${valueOf(name)}`).slice(1, -1),
    ),
  ) as Texts
