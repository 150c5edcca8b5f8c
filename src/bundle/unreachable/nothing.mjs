/** Stands for a part that is always given in another way. */
export default () => null
