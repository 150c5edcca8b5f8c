import { lazy, type ComponentType } from 'react'

const nothing = () => null

/**
 * A component whose code is loaded when it is first drawn, and once more if that fails; if it fails again, `fallback` is
 * drawn in its place.
 */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = nothing,
) =>
  lazy(async () => ({
    default: await load()
      .catch(load)
      .catch(() => fallback),
  }))
