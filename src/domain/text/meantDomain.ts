export const commonDomains =
  'gmail.com yahoo.com yahoo.in yahoo.co.in hotmail.com outlook.com rediffmail.com icloud.com'.split(' ')
/** Real domains that differ from a common one by one letter. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'fmail.com', ...commonDomains])

/** Whether one letter is missing, added, wrong, or swapped with its neighbour. */
const isOneLetterBeside = (typed: string, right: string) => {
  let same = 0
  while (same < right.length && typed[same] === right[same]) same += 1
  const [rest, wanted] = [typed.slice(same), right.slice(same)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(0, 2) + wanted.slice(2) === `${wanted.charAt(1)}${wanted.charAt(0)}${rest.slice(2)}`
  )
}

/** The common domain that may be meant by an address; undefined for one that may be right. */
export const meantDomain = (email: string) => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return OTHERS.has(domain) ? undefined : commonDomains.find((common) => isOneLetterBeside(domain, common))
}
