import { oneLine } from '@/domain/text/oneLine'

/** Longer names are texts. */
const CHARACTERS_MAX = 80
/** Text that mail programs turn into a link, an address or a call: `x://`, `www.`, `a@b`, `bit.ly`, `1.2.3.4`, a telephone number. */
const LINK =
  /:\/\/|\bwww\.|@|[\p{L}\p{M}\p{N}-]{2,}\.[\p{L}\p{M}]{2,}|\b\p{L}\.(?:com?|in|io|ly|me|net|org)\b|\p{N}\.\p{N}|\p{N}{4}/iu
/** 'Dr.Asha' and 'Md.Salim' are names. */
const TITLES =
  /(?<![\p{L}\p{M}\p{N}.-])(?:adv|dr|er|km|kum|md|mohd|mr|mrs|ms|prof|shri|smt|sri|st)\.(?=\p{L}{3,}(?!\p{L}|[./]))/giu

/** A name that a stranger typed, for a mail in our name; '' if it may be another text or a link. */
export const nameForMail = (typed: string) => {
  const name = oneLine(typed)
  const plain = name.normalize('NFKC').replaceAll('。', '.')
  return name.length > CHARACTERS_MAX || LINK.test(plain.replace(TITLES, '')) ? '' : name
}
