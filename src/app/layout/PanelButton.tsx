import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
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
  tooltip = '',
  href,
  isOpen,
  onOpen,
  className,
  children,
}: PanelButtonProps) => (
  <Tooltip title={tooltip}>
    {useHydrated() ? (
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
        className={className}
      >
        {children}
      </IconButton>
    ) : (
      <IconButton component="a" href={href} aria-label={label} className={className}>
        {children}
      </IconButton>
    )}
  </Tooltip>
)
