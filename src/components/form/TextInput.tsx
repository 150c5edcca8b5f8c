import { TextLine, type TextLineProps } from './TextLine'
import { useFormField } from './useFormField'

type TextInputProps = Pick<
  TextLineProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'name' | 'label' | 'required' | 'hint'
> & {
  /** What is typed or pasted beyond this is cut off. */
  maxCharacters?: number
}

/** One line of text. What it is says which keyboard a phone shows and what it offers to fill in. */
export const TextInput = ({ maxCharacters, ...line }: TextInputProps) => {
  const { value, error, onBlur, change } = useFormField<string>(line.name)
  return (
    <TextLine
      {...line}
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={(event) => void change(event.target.value.slice(0, maxCharacters))}
    />
  )
}
