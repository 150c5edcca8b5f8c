import type { EntityAdapter, EntityState } from '@reduxjs/toolkit'

/** Reads a list in its order; one that has not come, or was refused, is an empty one, always the same. */
export const allOf = <Entity>(adapter: EntityAdapter<Entity, string>) => {
  const none = adapter.getInitialState()
  const { selectAll } = adapter.getSelectors()
  return (list: EntityState<Entity, string> | undefined) => selectAll(list ?? none)
}
