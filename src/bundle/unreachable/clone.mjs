/** One level of a form's values. */
export default (value) => {
  if (Array.isArray(value)) return [...value]
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value)
}
