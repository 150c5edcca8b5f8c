import { lazy, type ComponentType } from 'react'

const nothing = () => null

/** A component whose code is loaded when it is first drawn; if that fails, `fallback` is drawn in its place. */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = nothing,
) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: fallback }
    }
  })
