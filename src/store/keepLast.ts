/** Keeps the last result alone. Reselect has `lruMemoize` for it, which is several times as large. */
const memoizeLast = <Args extends readonly unknown[], Result>(work: (...args: Args) => Result) => {
  let last: { args: Args; result: Result } | undefined
  const memoized = (...args: Args) => {
    last = last?.args.every((arg, index) => arg === args[index]) ? last : { args, result: work(...args) }
    return last.result
  }
  const clearCache = () => {
    last = undefined
  }
  return Object.assign(memoized, { clearCache })
}

/**
 * For selectors that are asked with what visitors type or write into addresses. What reselect keeps by itself is kept for
 * each such text, as long as the list lives: on a server for weeks.
 */
export const keepLast = { memoize: memoizeLast, argsMemoize: memoizeLast }
