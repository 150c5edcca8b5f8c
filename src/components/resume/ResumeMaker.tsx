import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { warningShown } from '@/store/notices'
import { hiddenWithoutScript } from '../scripting'
import { useOwnHydrated } from '../useOwnHydrated'
import type { ResumeDialog } from './ResumeDialog'

/** Opens what makes a resume. Its code is loaded by the press, and asked for again by the next if it did not come. */
export const ResumeMaker = () => {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const isHydrated = useOwnHydrated()
  const [isLoading, setLoading] = useState(false)
  const [shown, setShown] = useState<{ Dialog: typeof ResumeDialog }>()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const open = async () => {
    setLoading(true)
    const loaded = await import(/* webpackChunkName: 'resume' */ './ResumeDialog').catch(() => undefined)
    setLoading(false)
    if (loaded) setShown({ Dialog: loaded.ResumeDialog })
    else dispatch(warningShown(t`This could not be loaded. Check your connection, and press again.`))
  }
  return (
    <>
      <Button
        type="button"
        size="small"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={() => void open()}
        sx={{ alignSelf: 'flex-start', px: 0.5, ml: -0.5, ...hiddenWithoutScript }}
        // Before script it keeps its place.
        style={isHydrated ? undefined : { visibility: 'hidden' }}
      >
        <span>{isLoading ? t`Loading…` : t`No Word file? Make one here`}</span>
      </Button>
      {shown ? (
        <shown.Dialog photos={photos} onPhotos={setPhotos} onClose={() => setShown(undefined)} />
      ) : null}
    </>
  )
}
