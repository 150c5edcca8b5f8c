const isPlain = (value) =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype

/** Of the values of a form: lists, records, and what is kept as it is, files among them. */
export default function cloneDeep(value) {
  if (Array.isArray(value)) return value.map(cloneDeep)
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]))
    : value
}
