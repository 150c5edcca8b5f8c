import { lazy, type ComponentType } from 'react'

const nothing = () => null

/** A weak line is often back by then. */
const AGAIN_MS = 1000

/**
 * A component whose code is loaded when it is first drawn, and once more if that fails; if it fails again, `fallback` is
 * drawn in its place.
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = nothing,
) =>
  lazy(async () => {
    const loadAgain = () => new Promise((resolve) => void setTimeout(resolve, AGAIN_MS)).then(load)
    return {
      default: await load()
        .catch(loadAgain)
        .catch(() => fallback),
    }
  })
