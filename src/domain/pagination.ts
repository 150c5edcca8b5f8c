/** The number of pages of so many items; a page beyond the existing ones is the nearest one. */
export const pageNumber = (total: number, page: number, size: number) => {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(Math.max(1, page), pages), pages }
}

/** One page of a list; a number beyond the existing pages is the nearest one. */
export const pageOf = <Item>(items: readonly Item[], page: number, size: number) => {
  const { page: current, pages } = pageNumber(items.length, page, size)
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
