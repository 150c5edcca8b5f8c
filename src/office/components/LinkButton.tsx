import Button, { type ButtonProps } from '@mui/material/Button'
import { useNavigate } from 'react-router'

type LinkButtonProps = Omit<ButtonProps, 'onClick' | 'href'> & { to: string }

/** A button that begins something on another screen. */
export const LinkButton = ({ to, ...button }: LinkButtonProps) => {
  const navigate = useNavigate()
  return (
    <Button
      {...button}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void navigate(to)
      }}
    />
  )
}
