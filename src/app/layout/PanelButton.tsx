import IconButton from '@mui/material/IconButton'
import type { PropsWithChildren } from 'react'
import { useHydrated } from '@/components/useHydrated'

type PanelButtonProps = PropsWithChildren<{
  label: string
  tooltip?: string
  /** Where a visitor finds the same without script. */
  href: string
  isOpen: boolean
  onOpen: () => void
  className?: string
}>

/** Opens a panel of the header; a plain link until the page is hydrated. */
export const PanelButton = ({
  label,
  tooltip,
  href,
  isOpen,
  onOpen,
  className,
  children,
}: PanelButtonProps) => {
  const isHydrated = useHydrated()
  const action = isHydrated
    ? ({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: onOpen } as const)
    : { component: 'a', href }
  return (
    <IconButton aria-label={label} title={tooltip} className={className} {...action}>
      {children}
    </IconButton>
  )
}
