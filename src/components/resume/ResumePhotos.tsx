import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { warningShown } from '@/store/notices'
import { compress } from '../form/shrinkPhoto'

const PHOTOS_MAX = 3

/** Enough to read a page of handwriting; three stay far below the limit of a resume. */
const readable = { maxWidth: 1600, maxHeight: 1600, quality: 0.7, mimeType: 'image/jpeg', strict: false }

const Picture = ({ photo }: { photo: File }) => {
  const [src] = useState(() => URL.createObjectURL(photo))
  const sx = { display: 'block', maxWidth: '100%', maxHeight: 240 }
  return <Box component="img" src={src} alt={photo.name} onLoad={() => URL.revokeObjectURL(src)} sx={sx} />
}

type ResumePhotosProps = {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
  isReading: boolean
  setReading: (isReading: boolean) => void
}

/** Photos of a resume on paper, each made smaller. */
export const ResumePhotos = ({ photos, onChange, isReading, setReading }: ResumePhotosProps) => {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = photos.length >= PHOTOS_MAX
  const add = async (photo: File) => {
    const { name } = photo
    setReading(true)
    const small = await compress(photo, readable).catch(() => undefined)
    setReading(false)
    if (small) onChange([...photos, new File([small], name, { type: small.type })])
    else
      dispatch(warningShown(t`${name} cannot be read here. Take a screenshot of the photo, and choose that.`))
  }
  const remove = (photo: File) => {
    // The button is about to disappear, and the focus would be lost with it.
    button.current?.focus()
    onChange(photos.filter((other) => other !== photo))
  }
  return (
    <Stack component="section" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        {t`Is it on paper? Add up to three photos, each of one page, in good light.`}
      </Typography>
      {photos.map((photo) => {
        const { name } = photo
        return (
          <div key={photo.lastModified}>
            <Picture photo={photo} />
            <Button type="button" size="small" onClick={() => remove(photo)} aria-label={t`Remove ${name}`}>
              {t`Remove`}
            </Button>
          </div>
        )
      })}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Add a photo`}
        // iPhones turn their own format into these.
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) void add(photo)
          target.value = ''
        }}
      />
      <Button
        ref={button}
        type="button"
        size="small"
        variant="outlined"
        // It takes the focus all the same.
        aria-disabled={isReading || isFull}
        onClick={() => isReading || isFull || input.current?.click()}
        sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
      >
        <span>{isReading ? t`Loading…` : t`Add a photo`}</span>
      </Button>
    </Stack>
  )
}
