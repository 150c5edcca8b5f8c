/** Compares names in alphabetical order, whatever their case and accents. */
export const alphabetically = new Intl.Collator('en').compare

/** Compares numbers written as text by their value, and other texts after them. */
export const numerically = new Intl.Collator('en', { numeric: true }).compare
