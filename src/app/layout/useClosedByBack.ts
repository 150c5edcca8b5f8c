import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The header outlives its screens: what was opened from it would lie over the one that Back brings. */
export const useClosedByBack = (onClose: () => void) => {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (type === 'POP') onClose()
  }, [key, type, onClose])
}
