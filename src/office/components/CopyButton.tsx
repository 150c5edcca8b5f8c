import CopyIcon from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import { useNotify } from './Notices'

type CopyButtonProps = { text: string; label?: string }

/** Copies a text that is shown beside it. */
export const CopyButton = ({ text, label = 'Copy' }: CopyButtonProps) => {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Copied')
    } catch {
      notify.warning('Your browser does not let us copy. Select the text and copy it yourself.')
    }
  }
  return (
    <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
