/** Joins records of errors that no validator wrote. */
export default { all: (records) => Object.assign({}, ...records) }
