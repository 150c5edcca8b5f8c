import { useEffect, useState, type ComponentType } from 'react'
import { afterFirstView } from './afterFirstView'
import { wantsLessData } from './saveData'

type Load<Part> = () => Promise<Part>

/**
 * A dialog or panel whose code is not part of the first view: it comes when the browser is idle, or at the
 * latest when it is opened. A code that cannot be loaded is the error of the screen.
 *
 * No Suspense: React holds back what it reveals after a fallback, and who opens something waits for it.
 */
export const openedOnUse = <Props extends { open: boolean }>(load: Load<ComponentType<Props>>) => {
  const OpenedOnUse = (props: Props) => {
    const { open } = props
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
    const [failure, setFailure] = useState<{ error: unknown }>()

    useEffect(() => {
      if (loaded) return undefined
      let isGone = false
      const bring = (onFailure?: (error: unknown) => void) => {
        load().then(
          (Part) => isGone || setLoaded({ Part }),
          (error: unknown) => isGone || onFailure?.(error),
        )
      }
      const callOff = open || wantsLessData() ? undefined : afterFirstView(bring)
      if (open) bring((error) => setFailure({ error }))
      return () => {
        isGone = true
        callOff?.()
      }
    }, [open, loaded])

    if (failure) throw failure.error
    return loaded ? <loaded.Part {...props} /> : null
  }
  return OpenedOnUse
}

/** For what opens it: a pointer above it or the focus in it announces a press. */
export const onIntent = (load: Load<unknown>) => {
  const bring = () => void load().catch(() => undefined)
  return { onPointerEnter: bring, onFocus: bring }
}
