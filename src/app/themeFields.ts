import type { Components, Theme } from '@mui/material/styles'
import { formControlProps } from '@/components/theme/defaults'
import { color } from '@/components/theme/palette'
import { COARSE_POINTER, FORCED_COLORS, TARGET_PX } from '@/components/theme/sizes'
import { SELECT_ITEM_HEIGHT_PX, SELECT_LIST_HEIGHT_PX } from '@/domain/limits'

const listRow = {
  minHeight: SELECT_ITEM_HEIGHT_PX,
  paddingBlock: 0,
  lineHeight: `${SELECT_ITEM_HEIGHT_PX}px`,
  whiteSpace: 'normal',
  [COARSE_POINTER]: { paddingBlock: 10 },
  '&.Mui-focused': { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 } },
} as const

/** Fields: a label and a hint that stay in sight above a control 44 px high, and an error below it. */
export const fields: Components<Theme> = {
  MuiFormControl: {
    defaultProps: formControlProps,
    variants: [
      {
        // Drawn, and not part of the label's text: that is the name by which the field is found.
        props: { required: true },
        style: {
          '& > .MuiFormLabel-root::after': {
            content: ['"*"', '"*" / ""'],
            marginLeft: 4,
            color: color.danger,
          },
        },
      },
    ],
  },
  MuiFormLabel: {
    defaultProps: { required: false },
    styleOverrides: {
      root: {
        marginBottom: 6,
        color: color.ink,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.55,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '3px 0 0', fontSize: '0.8125rem', lineHeight: 1.5 } },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
    styleOverrides: {
      root: { minHeight: TARGET_PX, margin: '0 0 0 -7px', [COARSE_POINTER]: { marginLeft: -14 } },
      label: { minWidth: 0 },
    },
  },
  // Material UI's floating labels need to know that the browser filled a field, for which each field adds a style
  // sheet. The labels of this site do not float.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: { backgroundColor: color.surface },
      notchedOutline: { borderColor: color.control },
      input: {
        paddingBlock: 10.5,
        textOverflow: 'ellipsis',
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
        '&::placeholder': { color: color.inkSoft, opacity: 1 },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { slotProps: { paper: { elevation: 8 } } },
    styleOverrides: {
      inputRoot: { '&.MuiInputBase-sizeSmall': { paddingBlock: 8 } },
      listbox: {
        boxSizing: 'border-box',
        maxHeight: SELECT_LIST_HEIGHT_PX,
        overflowWrap: 'anywhere',
        '& .MuiAutocomplete-option': listRow,
      },
      // An icon button is larger elsewhere than a field has room for.
      popupIndicator: { minWidth: 36, minHeight: 36 },
      clearIndicator: { minWidth: 36, minHeight: 36 },
    },
  },
}
