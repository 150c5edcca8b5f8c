import leven from 'leven'

/** Two neighbours in the wrong order are one mistake. */
const isSwapped = (one: string, other: string) => {
  if (one.length !== other.length) return false
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1
  return one === other.slice(0, at) + other.charAt(at + 1) + other.charAt(at) + other.slice(at + 2)
}

/** How many letters of one word are wrong if the other is meant; from `maxDistance` on, at least that many. */
export const mistakesBetween = (one: string, other: string, maxDistance = Infinity) => {
  if (one === other) return 0
  return isSwapped(one, other) ? 1 : leven(one, other, { maxDistance })
}
