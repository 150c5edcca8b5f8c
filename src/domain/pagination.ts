/** One page of a list; a number beyond the existing pages is the nearest one. */
export const pageOf = <Item>(items: readonly Item[], page: number, size: number) => {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(1, page), pages)
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
