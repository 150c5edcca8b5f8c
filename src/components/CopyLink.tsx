import { useLingui } from '@lingui/react/macro'
import LinkIcon from '@mui/icons-material/Link'
import Button from '@mui/material/Button'
import { messageShown, warningShown } from '@/store/notices'
import { useAppDispatch } from '@/store/hooks'
import { hiddenWithoutScript } from './scripting'

/** Copies an address for the visitor to paste. Where the browser forbids it, the address is shown instead. */
export const CopyLink = ({ url }: { url: string }) => {
  const dispatch = useAppDispatch()
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      dispatch(messageShown(t`Link copied`))
    } catch {
      dispatch(warningShown(t`Your browser does not let us copy. The link is ${url}`))
    }
  }
  return (
    <Button startIcon={<LinkIcon />} onClick={() => void copy()} sx={hiddenWithoutScript}>
      {t`Copy link`}
    </Button>
  )
}
