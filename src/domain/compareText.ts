import { singleSpaced } from './plainText'

/** A text as searches compare it: in lower case, with single spaces. */
export const foldText = (text: string) => singleSpaced(text.normalize('NFC').toLowerCase())

/** Made when it is first used: a collator takes longer to make than most of the start. */
const lazyCollator = (options?: Intl.CollatorOptions) => {
  let collator: Intl.Collator | undefined
  return (one: string, other: string) => (collator ??= new Intl.Collator('en', options)).compare(one, other)
}

/** Compares names in alphabetical order, whatever their case and accents. */
export const alphabetically = lazyCollator()

/** Compares numbers written as text by their value, and other texts after them. */
export const numerically = lazyCollator({ numeric: true })
