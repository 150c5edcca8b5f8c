import type { TooltipProps } from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createContext, Suspense, useContext, useDeferredValue } from 'react'
import type { PropsWithChildren, ReactElement } from 'react'
import { lazyWithFallback } from './lazyWithFallback'

const WithoutTooltip = ({ children }: TooltipProps) => children

const Tooltip = lazyWithFallback(async () => (await import('@mui/material/Tooltip')).default, WithoutTooltip)

const HoverContext = createContext(false)

/** Asks once for all tooltips whether a mouse can hover: a list has dozens of them. */
export const HoverProvider = ({ children }: PropsWithChildren) => {
  const canHover = useDeferredValue(useMediaQuery('(hover: hover)'), false)
  return <HoverContext value={canHover}>{children}</HoverContext>
}

type HoverTooltipProps = {
  /** Adds nothing for screen readers that the label of the child does not say. */
  title: string
  children: ReactElement<{ 'aria-label': string }>
}

/** A tooltip where a mouse can hover. It follows once the rest is painted; phones never load its code. */
export const HoverTooltip = ({ title, children }: HoverTooltipProps) =>
  useContext(HoverContext) ? (
    <Suspense fallback={children}>
      <Tooltip title={title}>{children}</Tooltip>
    </Suspense>
  ) : (
    children
  )
