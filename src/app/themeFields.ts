import type { Components, Theme } from '@mui/material/styles'
import { SELECT_ITEM_HEIGHT_PX, SELECT_LIST_HEIGHT_PX } from '@/domain/limits'
import { color, COARSE_POINTER } from './palette'

const listRow = {
  minHeight: SELECT_ITEM_HEIGHT_PX,
  paddingBlock: 0,
  lineHeight: `${SELECT_ITEM_HEIGHT_PX}px`,
  whiteSpace: 'normal',
  [COARSE_POINTER]: { paddingBlock: 10 },
} as const

/** Fields: a label that stays in sight above a control 44 px high, and a line of help below it. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: color.ink,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.55,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
      },
      asterisk: { color: color.danger, '&.Mui-error': { color: color.danger } },
    },
  },
  MuiInputLabel: {
    defaultProps: { disableAnimation: true },
    styleOverrides: {
      formControl: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '3px 0 0', fontSize: '0.8125rem', lineHeight: 1.5 } },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
    styleOverrides: { root: { marginRight: 0 } },
  },
  MuiOutlinedInput: {
    // The label is above the border, not in it.
    defaultProps: { notched: false },
    styleOverrides: {
      root: { backgroundColor: color.surface },
      notchedOutline: { borderColor: color.control },
      input: {
        '&.MuiInputBase-inputSizeSmall': { paddingBlock: 10.5 },
        textOverflow: 'ellipsis',
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
        '&::placeholder': { color: color.inkSoft, opacity: 1 },
      },
    },
  },
  MuiSelect: {
    defaultProps: {
      MenuProps: {
        slotProps: {
          paper: { sx: { maxHeight: SELECT_LIST_HEIGHT_PX } },
          list: { sx: { '& .MuiMenuItem-root': listRow } },
        },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '&.MuiInputBase-sizeSmall': { paddingBlock: 8 } },
      listbox: { maxHeight: SELECT_LIST_HEIGHT_PX, '& .MuiAutocomplete-option': listRow },
      // An icon button is larger elsewhere than a field has room for.
      popupIndicator: { minWidth: 36, minHeight: 36 },
      clearIndicator: { minWidth: 36, minHeight: 36 },
    },
  },
}
