import { createContext } from 'react'
import Unreachable from './component.mjs'

/** Of a router that is a library: nothing is prefetched by React Router itself, so a link needs no state for it. */
export const FrameworkContext = createContext(undefined)
export const usePrefetchBehavior = () => [false, undefined, {}]
export const mergeRefs = (ref) => ref

export const CRITICAL_CSS_DATA_ATTRIBUTE = ''
export const Links = Unreachable
export const Meta = Unreachable
export const PrefetchPageLinks = Unreachable
export const Scripts = Unreachable
export const setIsHydrated = Unreachable
export const useFrameworkContext = Unreachable
