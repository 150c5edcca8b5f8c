import Unreachable from './component.mjs'

export const CssVarsProvider = Unreachable
export const useColorScheme = Unreachable
export const getInitColorSchemeScript = Unreachable
