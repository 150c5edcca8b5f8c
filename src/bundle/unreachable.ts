import { resolve, sep } from 'node:path'
import webpack from 'webpack'

type Unreachable = {
  /** The package, or a folder of it, that imports the module, and how it writes the import. */
  from: string
  request: RegExp
  /** In `unreachable`. */
  instead: string
}

/**
 * Modules that a library imports but that this site cannot reach, so that no bundler can leave them out. What is
 * rendered stays the same without them; the server, whose code nobody waits for, keeps them.
 */
const unreachable: Unreachable[] = [
  // The theme has no CSS variables and one colour scheme (`makeTheme`).
  { from: '@mui/material', request: /\/createThemeWithVars\.mjs$/, instead: 'component.mjs' },
  { from: '@mui/material', request: /\/ThemeProviderWithVars\.mjs$/, instead: 'themeProviderWithVars.mjs' },
  // Every screen is drawn inside of its theme.
  { from: '@mui/material', request: /\/defaultTheme\.mjs$/, instead: 'noTheme.mjs' },
  { from: '@mui/material/Box', request: /\/styles\/index\.mjs$/, instead: 'noTheme.mjs' },
  // The theme takes the ripple from every button.
  { from: '@mui/material', request: /\/TouchRipple\.mjs$/, instead: 'component.mjs' },
  // Asked only of elements made by `styled('…')`, to which we give no attribute that is not theirs.
  { from: '@emotion/styled', request: /^@emotion\/is-prop-valid$/, instead: 'isPropValid.mjs' },
  // Buttons show that they are busy by a spinner of ours.
  { from: '@mui/material', request: /\/CircularProgress\/index\.mjs$/, instead: 'nothing.mjs' },
  // What Formik does with the values of a form, lodash does for every kind of object there is.
  { from: 'formik', request: /^lodash-es\/cloneDeep$/, instead: 'cloneDeep.mjs' },
  { from: 'formik', request: /^lodash-es\/clone$/, instead: 'clone.mjs' },
  { from: 'formik', request: /^lodash-es\/toPath$/, instead: 'toPath.mjs' },
  // Formik joins what its validators say, and has none here.
  { from: 'formik', request: /^deepmerge$/, instead: 'deepmerge.mjs' },
  { from: 'formik', request: /^lodash-es\/isPlainObject$/, instead: 'isPlainObject.mjs' },
  // The router is a library here and no framework.
  { from: 'react-router', request: /\/ssr\/components\.js$/, instead: 'frameworkMode.mjs' },
]

const isFrom = (issuer: string, name: string) => issuer.includes(`${sep}${name.replaceAll('/', sep)}${sep}`)

export const withoutUnreachable = new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
  const found = unreachable.find(
    ({ from, request }) => request.test(resource.request) && isFrom(resource.contextInfo.issuer, from),
  )
  if (found) resource.request = resolve(import.meta.dirname, 'unreachable', found.instead)
})
