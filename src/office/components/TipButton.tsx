import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

type TipButtonProps = IconButtonProps & {
  label: string
  /** The text beside a pointer, where it says more than the label. */
  tip?: string
}

/** A button with an icon, whose name a pointer shows. */
export const TipButton = ({ label, tip = label, ...button }: TipButtonProps) => (
  <Tooltip title={tip}>
    {/* A disabled button hears no pointer. */}
    <span>
      <IconButton size="small" aria-label={label} {...button} />
    </span>
  </Tooltip>
)
