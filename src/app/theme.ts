import { createTheme, type Components, type Theme } from '@mui/material/styles'
import {
  baseline,
  buttonBaseProps,
  buttonProps,
  formControlProps,
  linkProps,
} from '@/components/theme/defaults'
import { color, sitePalette } from '@/components/theme/palette'
import {
  COARSE_POINTER,
  FORCED_COLORS,
  PRINT,
  siteSizes,
  TARGET_PX,
  typographyIn,
} from '@/components/theme/sizes'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import {
  SELECT_ITEM_HEIGHT_PX,
  SELECT_LIST_HEIGHT_PX,
  TOOLTIP_DELAY_MS,
  TOOLTIP_MAX_WIDTH_PX,
} from '@/domain/site/limits'

/** The height of the sticky header: what a link to a fragment reaches must not end up below it. */
const HEADER_PX = 88

/** A window hardly higher than a title and buttons: a dialog is then scrolled as a whole. */
const LOW_WINDOW = '@media (max-height: 420px)'

const listRow = {
  minHeight: SELECT_ITEM_HEIGHT_PX,
  paddingBlock: 0,
  lineHeight: `${SELECT_ITEM_HEIGHT_PX}px`,
  whiteSpace: 'normal',
  [COARSE_POINTER]: { paddingBlock: 10 },
  '&.Mui-focused': { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 } },
} as const

const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...baseline,
      html: { scrollPaddingTop: HEADER_PX },
      img: { maxWidth: '100%' },
      'button, input, select, textarea': { font: 'inherit' },
      // Most lists are rows, links or cards.
      'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
      ':focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
      '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '140ms' },
      // A bar at the lower edge of a phone's window covers neither the end of the page nor what has the focus.
      '@media screen and (max-width: 899.95px)': {
        'html:has([data-bottom-bar])': { scrollPaddingBottom: 80, '& body': { paddingBottom: 64 } },
      },
    },
  },

  // Buttons and other controls, and progress.
  MuiButtonBase: { defaultProps: buttonBaseProps },
  MuiButton: {
    defaultProps: buttonProps,
    styleOverrides: {
      root: { minHeight: TARGET_PX, paddingInline: 20 },
      // Without a box: at an edge, `mx: -1` sets its text flush with the text above.
      text: { minWidth: TARGET_PX, paddingInline: 8 },
      // Where colours are forced only a border shows that this is a button.
      contained: { border: '1px solid transparent' },
      outlined: { borderColor: color.control },
      sizeSmall: { fontSize: '0.8125rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX, color: color.ink } },
  },
  MuiLink: { defaultProps: linkProps },
  MuiSvgIcon: { styleOverrides: { root: { [FORCED_COLORS]: { color: 'currentcolor' } } } },
  MuiCheckbox: {
    styleOverrides: {
      // The ring lies within the box's own round, which the next row begins below.
      root: { '&.Mui-focusVisible': { outlineOffset: -4 } },
      sizeSmall: { padding: 5, [COARSE_POINTER]: { padding: 12 } },
    },
  },
  MuiSlider: {
    styleOverrides: {
      // The thumb stays within the width of the slider at both ends.
      root: { display: 'block', width: 'auto', marginInline: 10, [COARSE_POINTER]: { paddingBlock: 20 } },
    },
  },
  MuiPagination: {
    defaultProps: { shape: 'rounded', color: 'primary' },
    styleOverrides: { ul: { justifyContent: 'center' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      page: { minWidth: 36, height: TARGET_PX, '@media (min-width: 600px)': { minWidth: TARGET_PX } },
      previousNext: { minWidth: 36, height: TARGET_PX },
      root: { [FORCED_COLORS]: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: TOOLTIP_DELAY_MS, disableTouchListener: true },
    styleOverrides: {
      tooltip: {
        maxWidth: TOOLTIP_MAX_WIDTH_PX,
        backgroundColor: color.ink,
        color: color.surface,
        fontSize: '0.8125rem',
      },
    },
  },
  MuiCircularProgress: { defaultProps: { thickness: 4 } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, [FORCED_COLORS]: { border: '1px solid' } },
      bar: { [FORCED_COLORS]: { backgroundColor: 'Highlight' } },
    },
  },

  // Fields: a label and a hint that stay in sight above a control 44 px high, and an error below it.
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

  // Paper, cards, bars, dialogs, alerts and lists.
  MuiPaper: { styleOverrides: { outlined: { borderColor: color.line } } },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0, position: 'sticky' },
    styleOverrides: {
      root: { borderBottom: `1px solid ${color.line}`, borderRadius: 0, [PRINT]: { position: 'static' } },
      colorInherit: { backgroundColor: color.surface, color: color.ink },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: 'calc(100% - 32px)',
        [LOW_WINDOW]: { maxHeight: 'none', overflowY: 'visible' },
      },
      container: { [LOW_WINDOW]: { height: 'auto' } },
    },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px', '& .MuiButton-text': { paddingInline: 20 } } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        gap: 8,
        font: 'inherit',
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        // The link to the screen that is shown.
        '&.active': { color: color.accent, fontWeight: 600 },
      },
      dense: { minHeight: TARGET_PX },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { alignItems: 'center', color: color.ink, backgroundColor: color.surface },
      action: { alignItems: 'center', padding: '0 0 0 12px' },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      // It leads nowhere on paper.
      root: { [PRINT]: { display: 'none' } },
      li: { minWidth: 0, '& > a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } },
    },
  },
}

/** A heading that grows with the window: its sizes in rem on a tablet, a small and a wide desktop. */
const growing = (tablet: number, small: number, wide: number) => ({
  '@media (min-width:600px)': { fontSize: `${tablet}rem` },
  '@media (min-width:900px)': { fontSize: `${small}rem` },
  '@media (min-width:1200px)': { fontSize: `${wide}rem` },
})

/** The look of the site: what every page and every Material UI component has in common. */
export const makeTheme = (language: Language = DEFAULT_LANGUAGE) => {
  const typography = typographyIn(language)
  return createTheme({
    ...siteSizes,
    palette: sitePalette,
    focusVisible: { outlineWidth: 3 },
    typography: {
      ...typography,
      h1: { ...typography.h1, ...growing(1.875, 2.0833, 2.25) },
      h2: { ...typography.h2, ...growing(1.3462, 1.3462, 1.5) },
      h3: { ...typography.h3, ...growing(1.1111, 1.1111, 1.1875) },
    },
    components,
  })
}
