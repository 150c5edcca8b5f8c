import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useFormikContext } from 'formik'
import { Suspense, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  chosenKind,
  hasRightName,
  isLarge,
  fileKinds,
  fileProblem,
  fileSize,
  megabytesOf,
} from '@/domain/submissions/fileKinds'
import type { FileKind } from '@/domain/submissions/fileKinds'
import { useAppDispatch } from '@/store/hooks'
import { warningShown } from '@/store/notices'
import { lazyWithFallback } from '../lazyWithFallback'
import { useHydrated } from '../scripting'
import { describedBy, Field } from './Field'
import { FormAnswerContext } from './formAnswer'
import type { FormStatus } from './details'
import { useAnsweredFocus, useFormField } from './useFormField'

const ResumeMaker = lazyWithFallback(async () => (await import('../resume/ResumeMaker')).ResumeMaker)

/** Out of sight, but not out of reach. */
export const HiddenInput = styled('input')(visuallyHidden)

const FileBox = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.75, 1, 0.75, 1.5),
  borderStyle: 'dashed',
  borderColor: theme.palette.text.secondary,
  '&:focus-within': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  position: 'relative',
  minHeight: 58,
  '& input': visuallyHidden,
  // Before script the browser alone names the chosen file.
  '&.native input': { all: 'revert', flexGrow: 1, minWidth: 0, font: 'inherit' },
  '&.native > :not(input)': { display: 'none' },
  '.Mui-error + &, .Mui-error ~ &': { borderColor: theme.palette.error.main },
}))

/** The file to send, or why there is none. Where the code for that does not come, the server's own limits say. */
const prepare = async (chosen: File, kind: FileKind, i18n: I18n) => {
  const loaded = await import('./prepareFile').catch(() => undefined)
  if (loaded) return loaded.prepareFile(chosen, kind, i18n)
  const problem = fileProblem(kind, chosen)
  return problem ? i18n._(problem) : chosen
}

/** Looks for a fault in the content of a chosen file. */
const useDoubt = (file: File | null | undefined) => {
  const [doubt, setDoubt] = useState<{ file: File; text?: MessageDescriptor }>()
  useEffect(() => {
    if (!file) return undefined
    let isChosen = true
    const read = async () => {
      const { fileDoubt } = await import('@/domain/submissions/wordFiles')
      const text = fileDoubt(file.name, new Uint8Array(await file.arrayBuffer()))
      if (isChosen) setDoubt({ file, text })
    }
    // A file that cannot be read is reported when it is sent.
    read().catch(() => undefined)
    return () => {
      isChosen = false
    }
  }, [file])
  return doubt?.file === file ? doubt?.text : undefined
}

type FileInputProps = {
  name: string
  label: string
  kind: FileKind
  required?: boolean
  hint: string
}

/** Chooses one file, names it with its size, and lets it be removed. A wrong file leaves the field empty. */
export const FileInput = ({ name, label, kind, required, hint }: FileInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const { setSubmitting, status } = useFormikContext()
  const { id, value: file, error, change, setError } = useFormField<File | null | undefined>(name)
  const labelId = `${id}-label`
  const isPhone = useMediaQuery('(pointer: coarse)')

  // The browser's own record of the chosen file follows ours when that is emptied. Only then: a file may have been
  // chosen before hydration.
  const hadFile = useRef(false)
  useEffect(() => {
    if (hadFile.current && !file && input.current) input.current.value = ''
    hadFile.current = Boolean(file)
  }, [file])

  const doubt = useDoubt(file)
  const autoFocus = useAnsweredFocus(error)
  const isHydrated = useHydrated()
  const answer = useContext(FormAnswerContext)
  const lostName = file
    ? undefined
    : ((status as FormStatus | undefined)?.missing?.[name] ??
      (answer?.errors && !error && answer.files?.[name]))

  const refuse = async (problem: string) => {
    dispatch(warningShown(problem))
    if (input.current) input.current.value = ''
    await change(null)
    setError(problem)
  }

  // The form cannot be sent while a file is named or a photo made smaller: it would leave without it.
  const preparing = useRef<File>(null)
  const setPreparing = (chosen: File | null) => {
    if (preparing.current || chosen) setSubmitting(chosen !== null)
    preparing.current = chosen
  }
  const choose = async (chosen: File | null) => {
    const isReady = chosen === null || (hasRightName(chosen, kind) && !isLarge(chosen, kind))
    setPreparing(isReady ? null : chosen)
    if (isReady) return change(chosen)
    const ready = await prepare(chosen, kind, i18n)
    // Another file may have been chosen in the meantime.
    if (preparing.current !== chosen) return undefined
    setPreparing(null)
    return typeof ready === 'string' ? refuse(ready) : change(ready)
  }

  /** A file that was chosen before hydration. */
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.files?.[0]
    if (early) void choose(early)
  })
  useEffect(() => takeEarly(), [])

  const remove = () => {
    void choose(null)
    // The button is about to disappear, and the focus would be lost with it.
    input.current?.focus()
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <FileBox variant="outlined" className={isHydrated ? undefined : 'native'}>
        <Typography
          variant="body2"
          color={file ? undefined : 'textSecondary'}
          sx={{ flex: file ? '1 1 180px' : '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <b>{file?.name}</b> <span>{file ? `(${fileSize(file.size, i18n)})` : t`No file chosen`}</span>
        </Typography>
        <Button
          component="label"
          htmlFor={id}
          size="small"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          startIcon={<UploadFileIcon />}
        >
          {/* Page translation replaces bare texts. */}
          <span>{file ? t`Change` : t`Choose file`}</span>
        </Button>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={isPhone && kind.isDocument ? undefined : kind.endings.join(',')}
          required={required}
          autoFocus={autoFocus}
          onChange={({ target }) => void choose(target.files?.[0] ?? null)}
          aria-labelledby={labelId}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, hint, error)}
        />
        {file ? (
          <Button type="button" size="small" aria-describedby={labelId} onClick={remove}>
            {t`Remove`}
          </Button>
        ) : null}
      </FileBox>
      <Typography variant="body2" component="div" aria-live="polite" sx={{ '&:not(:empty)': { mt: 0.5 } }}>
        {doubt ? i18n._(doubt) : null}
        {lostName ? t`Please choose ${lostName} again.` : null}
      </Typography>
    </Field>
  )
}

export const PhotoInput = () => {
  const { t } = useLingui()
  // Without script nothing makes it smaller.
  const isAnswered = useContext(FormAnswerContext) !== undefined
  const megabytes = megabytesOf(isAnswered ? fileKinds.photo : chosenKind(fileKinds.photo))
  return (
    <FileInput
      name="photo"
      label={t`Photo`}
      kind={fileKinds.photo}
      hint={t`If available, only JPG or PNG, up to ${megabytes} MB.`}
    />
  )
}

/** The application form has its own sentence for a wrong file. */
export const ResumeInput = ({ kind = fileKinds.resume }: { kind?: FileKind }) => {
  const { t } = useLingui()
  const megabytes = megabytesOf(kind)
  return (
    <Stack>
      <FileInput
        name="resume"
        label={t`Resume`}
        required
        kind={kind}
        hint={t`Only a Word file (.doc or .docx), up to ${megabytes} MB.`}
      />
      <Suspense>
        <ResumeMaker />
      </Suspense>
    </Stack>
  )
}
