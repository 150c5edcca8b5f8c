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

/** A reference as people type it, in one spelling; undefined where it is none. */
export const readReference = (text: string) => {
  const characters = text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return isSound(characters) ? written(characters) : undefined
}
