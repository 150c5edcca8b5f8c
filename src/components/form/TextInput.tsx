import { TextLine, type TextLineProps } from './TextLine'
import { useFormField } from './useFormField'

type TextInputProps = Pick<
  TextLineProps,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'name'
  | 'label'
  | 'required'
  | 'hint'
  | 'maxLength'
>

/**
 * One line of text. What it is says which keyboard a phone shows and what it offers to fill in. What is beyond
 * `maxLength` is cut off: by the browser, also before the script comes, and here of what it does not cut itself.
 */
export const TextInput = (line: TextInputProps) => {
  const { value, error, onBlur, change } = useFormField<string>(line.name)
  return (
    <TextLine
      {...line}
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => void change(event.target.value.slice(0, line.maxLength))}
    />
  )
}
