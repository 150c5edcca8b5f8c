import { createSlice } from '@reduxjs/toolkit'
import type { Job } from '@/domain/entities'
import type { RootState } from './store'

/** The one job that the server put into the page, so that nobody loads a list to read one job; null: it is not open. */
export type GivenJob = { id: string; job: Job | null }

const initialState = null as GivenJob | null

const givenJobSlice = createSlice({ name: 'givenJob', initialState, reducers: {} })

export const givenJobReducer = givenJobSlice.reducer

/** What the page brought of the job of this id; undefined where it brought nothing of it. */
export const selectGivenJob = ({ givenJob }: RootState, id: string) =>
  givenJob?.id === id ? givenJob : undefined
