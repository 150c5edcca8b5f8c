import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { FormikProvider, useFormik, useFormikContext } from 'formik'
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import { entitiesIn, type SelectListName } from '@/api/adapters'
import type { FormFields } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { localized } from '@/domain/content/localized'
import { useAppDispatch } from '@/store/hooks'
import { successShown, warningShown } from '@/store/notices'
import { RestoredNote } from '../form/notes'
import { TextInput } from '../form/TextInput'
import { useFormField } from '../form/useFormField'
import { saveFile } from '../saveFile'
import { keepResume, keptResume, knownResume, partsOf, resumeFileName, type Resume } from './resume'
import { ResumePhotos } from './ResumePhotos'
import { ResumeRows } from './ResumeRows'
import { writeResume } from './writeResume'

/** The names of a list of the staff, by their values. */
const useNames = (list: SelectListName) => {
  const { i18n } = useLingui()
  const { data } = portalApi.useGetSelectListsQuery()
  return useMemo(
    () =>
      new Map<unknown, string>(
        entitiesIn(data?.[list]).map((row) => [row.value, localized(row, 'label', i18n).text]),
      ),
    [data, list, i18n],
  )
}

const Suggestions = memo(({ list }: { list: SelectListName }) => (
  <datalist id={`resume-${list}`}>
    {Array.from(new Set(useNames(list).values()), (name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
))

const looks = {
  name: { variant: 'h2' },
  heading: { variant: 'h4', sx: { mt: 2, mb: 0.5, borderBottom: 1, color: 'primary.main' } },
  strong: { variant: 'body2', sx: { mt: 1, fontWeight: 'bold' } },
  text: { variant: 'body2' },
} as const

type ResumeDialogProps = {
  photos: readonly File[]
  onPhotos: (photos: readonly File[]) => void
  onClose: () => void
}

/** Makes a Word file of a few short texts, or of photos, and puts it into the field of the form around. */
export const ResumeDialog = ({ photos, onPhotos, onClose }: ResumeDialogProps) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const titleId = useId()
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'))
  const places = useNames('location')
  const { values: form } = useFormikContext<FormFields>()
  const { change } = useFormField<File | null>('resume')

  const [known] = useState(() => knownResume(form, (id) => places.get(id) ?? '', i18n))
  const [kept, setKept] = useState(keptResume)
  const formik = useFormik<Resume>({ initialValues: { ...known, ...kept }, onSubmit: () => undefined })
  const { values } = formik
  useEffect(() => keepResume(values, known), [values, known])

  const [isReading, setReading] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const focusName = () => content.current?.querySelector('input')?.focus()
  const clear = () => {
    setKept({})
    onPhotos([])
    formik.resetForm({ values: known })
    focusName()
  }

  const parts = partsOf(values, i18n)
  const make = async (take: (file: File) => void) => {
    const [first] = parts
    if (first?.as !== 'name') {
      formik.setFieldError('name', t`Name is required.`)
      focusName()
      return
    }
    const made = await writeResume(parts, photos, resumeFileName(first.text)).catch(() => undefined)
    if (made) take(made)
    else dispatch(warningShown(t`The file could not be made. Please try again.`))
  }
  const use = (file: File) => {
    const { name } = file
    void change(file)
    dispatch(successShown(t`${name} is chosen as your resume.`))
    onClose()
  }

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { m: 0, width: 1 } : undefined } }}
      // A click outside the dialog must not close it.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t`Make a resume`}
      </DialogTitle>
      <DialogContent dividers ref={content}>
        <FormikProvider value={formik}>
          <Stack spacing={2.5}>
            {Object.keys(kept).length > 0 ? <RestoredNote hasFiles onClear={clear} /> : null}
            <TextInput name="name" label={t`Name`} required autoComplete="name" autoCapitalize="words" />
            <TextInput name="mobile" label={t`Mobile`} type="tel" autoComplete="tel" />
            <TextInput name="email" label={t`Email`} type="email" autoComplete="email" />
            <TextInput name="place" label={t`Place`} list="resume-location" />
            <TextInput name="experience" label={t`Experience`} />
            <ResumeRows
              name="work"
              title={t`Work`}
              add={t`Add work`}
              labels={{ what: t`What you did`, where: t`Company, place`, when: t`From when to when` }}
              list="resume-role"
            />
            <ResumeRows
              name="education"
              title={t`Education`}
              add={t`Add education`}
              labels={{ what: t`Class or course`, where: t`School, place`, when: t`Year` }}
            />
            <TextInput
              name="skills"
              label={t`Skills`}
              hint={t`With commas between them: welding, Tally, driving.`}
            />
            <ResumePhotos photos={photos} onChange={onPhotos} {...{ isReading, setReading }} />
            <Paper
              component="section"
              variant="outlined"
              aria-label={t`Preview`}
              sx={{ p: 2, overflowWrap: 'anywhere' }}
            >
              {Object.entries(parts).map(([place, { as, text }]) => (
                <Typography key={place} component="p" {...looks[as]}>
                  {text}
                </Typography>
              ))}
            </Paper>
          </Stack>
        </FormikProvider>
        <Suggestions list="role" />
        <Suggestions list="location" />
      </DialogContent>
      <DialogActions data-bottom-bar sx={{ flexWrap: 'wrap', '& .MuiButton-text': { px: 1 } }}>
        <Button type="button" variant="contained" disabled={isReading} onClick={() => void make(use)}>
          {t`Use this resume`}
        </Button>
        <Button
          type="button"
          disabled={isReading}
          onClick={() => void make((file) => saveFile(file, file.name))}
        >
          {t`Download`}
        </Button>
        <Button type="button" onClick={onClose}>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
