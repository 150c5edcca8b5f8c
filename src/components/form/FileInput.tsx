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

/** Chooses one file, names it with its size, and lets it be removed. A file of a wrong kind is not kept. */
export const FileInput = ({ name, label, kind, required, hint }: FileInputProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const dispatch = useAppDispatch()
  const { value: file, error, onBlur, change, setError } = useFormField<File | null>(name)

  // The browser keeps its own record of the chosen file: it follows ours when that is emptied, and only then,
  // because a file may be chosen in the very moment in which the page is taken over.
  const hadFile = useRef(false)
  useEffect(() => {
    if (hadFile.current && !file && input.current) input.current.value = ''
    hadFile.current = file !== null
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
      <div className="form-file" data-error={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={kind.endings.join(',')}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          onBlur={onBlur}
          {...controlProps({ id, required, hint, error })}
        />
        {file ? (
          <p data-chosen="">
            <span>
              <b>{file.name}</b> <span>{`(${fileSize(file.size)})`}</span>
            </span>
          </p>
        ) : (
          <p>
            <span>No file chosen</span>
          </p>
        )}
        {file ? (
          <button
            type="button"
            className="form-button form-small"
            aria-describedby={labelId(id)}
            onClick={remove}
          >
            Remove
          </button>
        ) : null}
        <button
          type="button"
          className="form-button form-small form-outlined"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => input.current?.click()}
        >
          <i />
          <span>{file ? 'Change' : 'Choose file'}</span>
        </button>
      </div>
    </Field>
  )
}
