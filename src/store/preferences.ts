import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PayUnit } from '@/domain/jobs/pay'

export type Preferences = { payUnit: PayUnit }

/** A rendered page shows pay by the year. */
export const defaultPreferences: Preferences = { payUnit: 'year' }

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    payUnitChosen: (state, { payload }: PayloadAction<PayUnit>) => {
      state.payUnit = payload
    },
    preferencesRead: (_state, { payload }: PayloadAction<Preferences>) => payload,
  },
  selectors: { selectPayUnit: ({ payUnit }) => payUnit },
})

export const preferencesReducer = preferencesSlice.reducer
export const { payUnitChosen, preferencesRead } = preferencesSlice.actions
export const { selectPayUnit } = preferencesSlice.selectors
