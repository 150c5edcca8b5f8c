const OF_THE_STYLE = new Set(['theme', 'sx', 'as', 'ownerState'])

/** Whether an attribute is the element's own: we write no others. */
export default (name) => !OF_THE_STYLE.has(name)
