import { createTheme } from '@mui/material/styles'
import { baseline } from '@/components/theme/defaults'
import { color, sitePalette } from '@/components/theme/palette'
import { PRINT, siteSizes } from '@/components/theme/sizes'
import { controls } from './themeControls'
import { fields } from './themeFields'
import { surfaces } from './themeSurfaces'

/** The height of the sticky header: what a link to a fragment reaches must not end up below it. */
const HEADER_PX = 88

/** A heading that grows with the window: its sizes in rem on a tablet, a small and a wide desktop. */
const growing = (tablet: number, small: number, wide: number) => ({
  '@media (min-width:600px)': { fontSize: `${tablet}rem` },
  '@media (min-width:900px)': { fontSize: `${small}rem` },
  '@media (min-width:1200px)': { fontSize: `${wide}rem` },
})

const { typography } = siteSizes

/** The look of the site: what every page and every Material UI component has in common. */
export const makeTheme = () =>
  createTheme({
    ...siteSizes,
    palette: sitePalette,
    focusVisible: { outlineWidth: 3 },
    typography: {
      ...typography,
      h1: { ...typography.h1, ...growing(1.875, 2.0833, 2.25) },
      h2: { ...typography.h2, ...growing(1.3462, 1.3462, 1.5) },
      h3: { ...typography.h3, ...growing(1.1111, 1.1111, 1.1875) },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...baseline,
          html: { scrollPaddingTop: HEADER_PX },
          img: { maxWidth: '100%' },
          'button, input, select, textarea': { font: 'inherit' },
          ':focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
          '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '140ms' },
          // A breadcrumb leads nowhere on paper.
          [PRINT]: { 'nav[aria-label="breadcrumb"]': { display: 'none' } },
        },
      },
      ...controls,
      ...fields,
      ...surfaces,
    },
  })
