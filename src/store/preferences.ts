import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PayUnit } from '@/domain/jobs/pay'

/** How the visitor likes to read the site; `usePayUnit` keeps it on the device. */
const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: { payUnit: 'year' as PayUnit },
  reducers: {
    payUnitChosen: (state, { payload }: PayloadAction<PayUnit>) => {
      state.payUnit = payload
    },
  },
  selectors: { selectPayUnit: ({ payUnit }) => payUnit },
})

export const preferencesReducer = preferencesSlice.reducer
export const { payUnitChosen } = preferencesSlice.actions
export const { selectPayUnit } = preferencesSlice.selectors
