import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Makes plain links lead on within the site, as `onClick` of each. A link of React Router asks for the address and
 * works out its own anew; where dozens are drawn at each key, that is felt.
 */
export const useFollow = () => {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { pathname, search, href } = event.currentTarget
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(pathname + search, { replace: href === window.location.href })
    },
    [navigate],
  )
}
