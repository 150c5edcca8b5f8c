import { useTheme, type Theme } from '@mui/material/styles'
import { memo, useMemo } from 'react'

/** Writes the rules of a sheet with the colours and sizes of the theme. */
export type SheetCss = (theme: Theme) => string

/**
 * Plain CSS for elements that a screen draws by the hundred: written once on a page, however many of them there
 * are, and nothing is worked out for each. `name` tells sheets apart.
 */
export const Sheet = memo(({ name, css }: { name: string; css: SheetCss }) => {
  const theme = useTheme()
  const text = useMemo(() => css(theme), [css, theme])
  return (
    <style href={name} precedence="sheet">
      {text}
    </style>
  )
})
Sheet.displayName = 'Sheet'
