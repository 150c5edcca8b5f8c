import CopyIcon from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import { useNotices } from './Notices'

type CopyButtonProps = { text: string; label?: string }

/** Copies a text that is shown beside it. */
export const CopyButton = ({ text, label = 'Copy' }: CopyButtonProps) => {
  const { tell, warn } = useNotices()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell('Copied')
    } catch {
      warn('Your browser does not let us copy. Select the text and copy it yourself.')
    }
  }
  return (
    <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
