import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useId, useRef } from 'react'
import { fileProblem, type FileKind } from '@/domain/fileKinds'
import { useAppDispatch } from '@/store/hooks'
import { warningGiven } from '@/store/notices'
import { controlProps, Field, labelId } from './Field'
import { fileSize } from './fileSize'
import { useFormField } from './useFormField'

type FileInputProps = {
  name: string
  label: string
  kind: FileKind
  required?: boolean
  /** What the field takes, said before the visitor tries. */
  hint: string
}

const frameSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  py: 0.75,
  pl: 1.5,
  pr: 1,
  border: '1px dashed',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}

/** Chooses one file, names it with its size, and lets it be removed. A file of a wrong kind is not kept. */
export const FileInput = ({ name, label, kind, required, hint }: FileInputProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const dispatch = useAppDispatch()
  const { value: file, error, onBlur, change, setError } = useFormField<File | null>(name)

  // The browser keeps its own record of the chosen file: it follows ours when that is emptied.
  useEffect(() => {
    if (!file && input.current) input.current.value = ''
  }, [file])

  const choose = async (chosen: File | null) => {
    const problem = chosen ? fileProblem(kind, chosen) : undefined
    if (problem) {
      dispatch(warningGiven(problem))
      if (input.current) input.current.value = ''
    }
    await change(problem ? null : chosen)
    // The notice goes; why nothing is chosen stays beside the field.
    if (problem) setError(problem)
  }

  const remove = () => {
    void choose(null)
    // The button is about to vanish, and the focus must not go with it.
    input.current?.focus()
  }

  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Box sx={{ ...frameSx, borderColor: error ? 'error.main' : 'text.secondary' }}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={kind.endings.join(',')}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          onBlur={onBlur}
          style={visuallyHidden}
          {...controlProps({ id, required, hint, error })}
        />
        <Box sx={{ flex: file ? '1 1 180px' : '1 1 auto', py: 0.5, minWidth: 0, typography: 'body2' }}>
          {file ? (
            <span>
              <span>{file.name}</span>{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {`(${fileSize(file.size)})`}
              </Box>
            </span>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              No file chosen
            </Box>
          )}
        </Box>
        {file ? (
          <Button size="small" aria-describedby={labelId(id)} onClick={remove}>
            Remove
          </Button>
        ) : null}
        <Button
          variant="outlined"
          size="small"
          aria-hidden="true"
          tabIndex={-1}
          startIcon={<UploadFileIcon />}
          onClick={() => input.current?.click()}
        >
          <span>{file ? 'Change' : 'Choose file'}</span>
        </Button>
      </Box>
    </Field>
  )
}
