/** Stands in for a file that webpack would copy. */
export default 'file'
