import leven from 'leven'
import { placeOf, type Ours } from '../site/ours'
import { withPlainDigits } from './compareText'
import { digitsOf, NUMBER_GROUPS, numbersIn } from './numbers'

/** A number, an address or a link in a text. Money can be sent to a payment, and what is alike may be taken for ours. */
type Found = { text: string; isOurs: boolean; isLike?: boolean; isPayment?: boolean }

/** Each Latin letter, and the letters of other scripts and the digits that look like it. */
const TWINS =
  'aаαɑ4 bвьβ8 cсϲ dԁ eеεє3 gɡ9 hһн jјϳ kкκ lіιıӏi1| mм nпηո oоοσօ0 pрρ rг sѕ5 tтτ7 uυսц vνѵ wшωԝ xхχ yуγү zᴢ2'
const letterOf = new Map(
  TWINS.split(' ').flatMap(([letter = '', ...twins]) => twins.map((twin) => [twin, letter])),
)

/** A text as it looks at a glance: 'navkaarn' and 'nаvкааm' look like 'navkaam'. */
const glanced = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s_-]/gu, '')
    .toLowerCase()
    .replace(/[^]/gu, (letter) => letterOf.get(letter) ?? letter)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')

/** With one mistake in a name of five letters, and two in one of seven. */
const isLikeName = (part: string, name: string) =>
  name.length > 3 &&
  (part.includes(name) || leven(part, name) <= Math.min(2, Math.floor((name.length - 3) / 2)))

/** Whether our name, or one beside it, is in it: 'ourname-jobs.com', 'ournaem.in', 'our-name.hr@gmail.com'. */
const isLikeOurs = (text: string, { names, addresses }: Ours) => {
  const parts = [...text.split(/[^\p{L}\p{N}\p{M}\p{Cf}|]+/u), ...text.split(/[./@:?#&=]+/)].map(glanced)
  return (
    names.map(glanced).some((name) => parts.some((part) => isLikeName(part, name))) ||
    addresses.some((address) => leven(glanced(text), glanced(address), { maxDistance: 3 }) < 3)
  )
}

const judgeNumber = (text: string, number: string, { numbers }: Ours): Found => {
  const isOurs = numbers.includes(number)
  return { text, isOurs, isLike: !isOurs && numbers.some((one) => leven(one, number) === 1) }
}

const judgeAddress = (text: string, ours: Ours): Found =>
  ours.addresses.includes(text.toLowerCase())
    ? { text, isOurs: true }
    : { text, isOurs: false, isLike: isLikeOurs(text, ours), isPayment: /^[^@]+@[a-z]+$/i.test(text) }

const isPlaceOfOurs = (place: string, { links }: Ours) =>
  links.some((link) => `${place}/`.startsWith(`${link}/`) || place.replace(/\/.*/, '').endsWith(`.${link}`))

const judgeLink = (text: string, ours: Ours): Found => {
  const isPayment = /^upi:/i.test(text)
  try {
    const url = new URL(/^[a-z]+:[\\/]/i.test(text) ? text.replace(/^hxxp/i, 'http') : `https://${text}`)
    const { hostname, pathname, searchParams } = url
    // A link to a chat is as good as the number that it names.
    const isChat = /^whatsapp:/i.test(text) || /^(?:wa\.me|(?:\w+\.)?whatsapp\.com)$/.test(hostname)
    const [number] = isChat ? numbersIn(searchParams.get('phone') ?? pathname.split('/')[1] ?? '') : []
    if (number) return judgeNumber(text, number, ours)
    // What stands before an @ looks like the site, and is not.
    const isPlain = !url.username && !url.password && /^https?:/.test(url.href)
    if (isPlain && isPlaceOfOurs(placeOf(url), ours)) return { text, isOurs: true }
  } catch {
    // No browser opens it.
  }
  return { text, isOurs: false, isLike: isLikeOurs(text, ours), isPayment }
}

/** A link within a link is read by itself. */
const LINK = /(?:h(?:tt|xx)ps?|ftp|upi|whatsapp|intent):[\\/]+(?:(?!https?:[\\/])[^\s<>"'`])+/giu
const ADDRESS = /[^\s<>()[\]{},;:"'`/\\|]{1,100}(?:@[^\s<>()[\]{},;:"'`/\\|@]{1,200})+/gu
const HOST =
  /(?:[\p{L}\p{N}\p{M}\p{Cf}_-]{1,63}\.){1,20}[\p{L}\p{N}\p{M}\p{Cf}-]{2,63}(?::\d+)?(?:[/?#][^\s<>"'`]*)?/gu
/** What chat programs and sentences put around it. */
const AROUND = /^[*_~.\p{Cf}-]+|[.,;:!?)\]}»”’*_~|।\p{Cf}-]+$/gu

/** A host as people write it, of more than one letter: 'B.Com' and 'joining.In' are none. */
const USUAL_HOST =
  /[^.]{2}\.(?:com?|in|org|net|io|me|ly|info|biz|online|site|xyz|top|shop|store|club|live|app|link|click|icu|vip|pw|cc|ru|cn|tk|work|jobs|careers|email|tech|page|dev|gl|gd|cf|ga|ml)$/
const SURE_HOST = /^(?:www\.|t\.(?:me|co|ly)$|(?:\d{1,3}\.){3}\d{1,3}$)|\.xn--/i

const isHost = (text: string, ours: Ours) => {
  const [host = ''] = text.split(/[/?#:]/)
  const [small, hasPath] = [host.toLowerCase(), text.startsWith(`${host}/`)]
  const isUsual = USUAL_HOST.test(small) || (hasPath && /[^.]{2}\.[a-z]{2,3}$/.test(small))
  const isTitled = /\.\p{Lu}\p{Ll}+$/u.test(host)
  if (SURE_HOST.test(host) || (isUsual && !isTitled)) return true
  const isWord = /\.\d+$/.test(host) || (isTitled && !isUsual)
  return !isWord && (isPlaceOfOurs(small, ours) || isLikeOurs(host, ours))
}

/** Sums, days and hours: 'Rs. 15,000 - 20,000', '15000-20000', '28-11-2026', '10:30'. */
const OTHER_FIGURES =
  /(?:₹|\brs\.?|\binr)\s*[\d,.]+(?:\s*(?:\p{Pd}|to)\s*[\d,.]+)?|\b\d{1,3}000\s*\p{Pd}\s*\d{1,3}000\b|\b\d{1,4}([-./])\d{1,2}\1\d{1,4}\b|\b\d{1,2}:\d\d\b/giu

/** Whether digits are a telephone number: a mobile, one with a code before it, or one that is free of charge. */
const isTelephone = (number: string, written: string) =>
  number.length === 10
    ? /^[6-9]/.test(number) || digitsOf(written).length > 10
    : /^1[89]\d0\d{6,7}$/.test(number) || (number.length > 6 && /^(?:\+|00)/.test(written))

/**
 * The numbers, addresses and links in a text, in their order. Each is judged by itself: a message may name ours beside a
 * fraud's. Nothing leaves the device for it.
 */
export const checkContacts = (text: string, ours: Ours): Found[] => {
  let rest = withPlainDigits(text)
  const found = new Map<string, Found & { at: number }>()
  const read = (pattern: RegExp, judge: (part: string) => Found[]) => {
    for (const { 0: whole, index: at } of rest.matchAll(pattern)) {
      const judged = judge(whole.replace(AROUND, ''))
      for (const one of judged) if (!found.has(one.text)) found.set(one.text, { ...one, at })
      const end = at + whole.length
      if (judged.length > 0) rest = rest.slice(0, at) + '|'.repeat(whole.length) + rest.slice(end)
    }
  }
  read(LINK, (part) => [judgeLink(part, ours)])
  read(ADDRESS, (part) => [judgeAddress(part, ours)])
  read(HOST, (part) => (isHost(part, ours) ? [judgeLink(part, ours)] : []))
  rest = rest.replace(OTHER_FIGURES, (figure) => '|'.repeat(figure.length))
  read(NUMBER_GROUPS, (part) => {
    const numbers = numbersIn(part).filter((one) => ours.numbers.includes(one) || isTelephone(one, part))
    return numbers.map((one) => judgeNumber(numbers.length > 1 ? one : part, one, ours))
  })
  // A number that is all there is may be short.
  if (found.size === 0 && /^[+\d\s().\p{Pd}]*\d{3}$/u.test(rest))
    return [judgeNumber(rest.trim(), digitsOf(rest), ours)]
  return [...found.values()].sort((one, other) => one.at - other.at).map(({ at: _at, ...one }) => one)
}
