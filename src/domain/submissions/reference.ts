/** Without 0 and O, 1, I and L, which look alike. Its length is a prime number, as the check needs. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CHARACTERS = 8
const HALF = CHARACTERS / 2

/** A number for each character but the last is drawn from 0 to below this. */
export const REFERENCE_BASE = ALPHABET.length
export const REFERENCE_DRAWS = CHARACTERS - 1

/** Each place weighs more than the one before, so that one wrong character and two swapped neighbours are noticed. */
const isSound = (characters: string) => {
  const values = Array.from(characters, (character) => ALPHABET.indexOf(character))
  if (values.length !== CHARACTERS || values.includes(-1)) return false
  const sum = values.reduce((total, value, place) => total + (place + 1) * value, 0)
  return sum % ALPHABET.length === 1
}

const written = (characters: string) => `${characters.slice(0, HALF)}-${characters.slice(HALF)}`

/** The name of a submission, such as R7K4-92QX, of numbers that were drawn; its last character checks the others. */
export const makeReference = (numbers: readonly number[]) => {
  const drawn = numbers.map((number) => ALPHABET.charAt(number)).join('')
  const check = Array.from(ALPHABET).find((last) => isSound(drawn + last)) ?? ''
  return written(drawn + check)
}

const GAP = /^\s*\p{Pd}\s*$/u

/** The texts within a longer one that may be a reference: words of its length, and neighbours that are its halves. */
const candidatesIn = (text: string) => {
  const words = [...text.matchAll(/([\p{L}\p{N}]+)([^\p{L}\p{N}]*)/gu)]
  return words.flatMap(([, word = '', gap = ''], index) => {
    const [, next = ''] = words[index + 1] ?? []
    const isHalf = word.length === HALF && next.length === HALF
    return [
      { characters: word, isWritten: /\d/.test(word) },
      ...(isHalf && (GAP.test(gap) || gap.trim() === '')
        ? [{ characters: word + next, isWritten: GAP.test(gap) }]
        : []),
    ].filter(({ characters }) => isSound(characters))
  })
}

/**
 * A reference as people type or paste it, in one spelling; undefined where there is none, or where there are several.
 * One as we write it counts before other words, which may look like one.
 */
export const readReference = (text: string) => {
  const typed = text.toUpperCase().replace(/\p{Cf}/gu, '')
  const characters = typed.replace(/[\s\p{Pd}]/gu, '')
  if (isSound(characters)) return written(characters)
  const candidates = candidatesIn(typed)
  const likely = candidates.filter(({ isWritten }) => isWritten)
  const found = new Set((likely.length > 0 ? likely : candidates).map((one) => written(one.characters)))
  return found.size === 1 ? [...found][0] : undefined
}
