import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useDeferredValue, type ReactElement } from 'react'

const Tooltip = lazy(() => import('@mui/material/Tooltip'))

type HoverTooltipProps = {
  /** Adds nothing for screen readers that the label of the child does not say. */
  title: string
  children: ReactElement<{ 'aria-label': string }>
}

/** A tooltip where a mouse can hover. It follows once the rest is painted; phones never load its code. */
export const HoverTooltip = ({ title, children }: HoverTooltipProps) => {
  const canHover = useDeferredValue(useMediaQuery('(hover: hover)'), false)
  return canHover ? (
    <Suspense fallback={children}>
      <Tooltip title={title}>{children}</Tooltip>
    </Suspense>
  ) : (
    children
  )
}
