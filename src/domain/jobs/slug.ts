const MIN_CHARACTERS = 2
const MAX_CHARACTERS = 60

/**
 * A name as an address has it: 'Software Developer' is `software-developer`. '' where no sensible one remains: letters of
 * other scripts than Latin are left out.
 */
export const slugOf = (name: string) => {
  const slug = name
    .normalize('NFKD')
    .replace(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const isSensible = /[a-z]/.test(slug) && slug.length >= MIN_CHARACTERS && slug.length <= MAX_CHARACTERS
  // It stands before a place.
  return isSensible && slug !== 'in' ? slug : ''
}

/** Whether a slug contains these words, whole and side by side. */
export const hasWords = (slug: string, words: string) => `-${slug}-`.includes(`-${words}-`)
