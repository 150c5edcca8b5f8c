/** Numbers that look drawn by lot, the same each time. The product is one of 32 bits: rounded, it soon comes again. */
export const createDraw = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type Draw = ReturnType<typeof createDraw>

export const pick = <Item>(draw: Draw, items: readonly Item[]): Item => {
  const item = items[draw(items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
