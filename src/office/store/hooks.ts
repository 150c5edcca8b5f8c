import { useDispatch, useSelector, useStore } from 'react-redux'
import type { OfficeDispatch, OfficeState, OfficeStore } from './store'

export const useOfficeDispatch = useDispatch.withTypes<OfficeDispatch>()
export const useOfficeStore = useStore.withTypes<OfficeStore>()
export const useOfficeSelector = useSelector.withTypes<OfficeState>()
