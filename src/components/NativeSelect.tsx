import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import { createElement } from 'react'

/** Without the `type` that Material UI gives every control: a `select` has none. */
const Select = ({ type: _type, ...props }: InputBaseComponentProps) => createElement('select', props)

type NativeSelectProps = Omit<OutlinedInputProps, 'inputProps' | 'inputComponent' | 'sx'> & {
  inputProps: InputBaseComponentProps
  sx?: SystemStyleObject<Theme>
  options: readonly { value: string | number; label: string }[]
}

/** The browser's own list of options in a field. Material UI's would bring a second kind of field along. */
export const NativeSelect = ({ inputProps, options, sx, ...field }: NativeSelectProps) => (
  <OutlinedInput
    size="small"
    {...field}
    sx={{ '& select': { px: 1, mr: 0.75 }, ...sx }}
    inputComponent={Select}
    inputProps={{
      children: options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
      // Groups of options may take their place.
      ...inputProps,
    }}
  />
)
