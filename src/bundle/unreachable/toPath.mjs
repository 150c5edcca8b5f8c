/** The parts of a field's name. */
export default (name) =>
  Array.isArray(name)
    ? name
    : String(name)
        .split(/[.[\]]+/)
        .filter((part) => part !== '')
