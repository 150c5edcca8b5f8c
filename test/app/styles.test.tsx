/** @jest-environment node */
import Box from '@mui/material/Box'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { createStyles } from '@/app/styles'

const rulesOf = (sx: Record<string, string | number>) => {
  const styles = createStyles()
  // Keeps the rules as texts.
  styles.compat = true
  renderToString(
    <CacheProvider value={styles}>
      <Box sx={sx} />
    </CacheProvider>,
  )
  return Object.values(styles.inserted).map((rule) => String(rule).replace(/^[^{]*\{|\}$/g, ''))
}

test('what Safari or Chrome before 120 know under the name of WebKit alone has both names', () => {
  expect(rulesOf({ userSelect: 'none' })).toEqual(['-webkit-user-select:none;user-select:none;'])
  expect(rulesOf({ maskImage: 'linear-gradient(#000, transparent)' })).toEqual([
    '-webkit-mask-image:linear-gradient(#000, transparent);mask-image:linear-gradient(#000, transparent);',
  ])
})

test('what all our browsers know is written once', () => {
  expect(rulesOf({ display: 'flex', alignItems: 'center', transition: 'none', order: 1 })).toEqual([
    'display:flex;align-items:center;transition:none;order:1;',
  ])
})
