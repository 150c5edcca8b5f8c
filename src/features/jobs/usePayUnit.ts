import { useEffect } from 'react'
import type { PayUnit } from '@/domain/jobs/pay'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { payUnitChosen, selectPayUnit } from '@/store/preferences'

const STORAGE_KEY = 'payUnit'

/** Browsers may forbid to read. */
const readStored = (): PayUnit => {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'month' ? 'month' : 'year'
  } catch {
    return 'year'
  }
}

/** The choice holds for this visit at least: browsers may forbid to write, or have no room. */
const store = (unit: PayUnit) => {
  try {
    localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // Nothing is lost but the memory of a switch.
  }
}

/** The unit in which pay is shown, and the way to choose it. A rendered page has pay by the year. */
export const usePayUnit = () => {
  const dispatch = useAppDispatch()
  const unit = useAppSelector(selectPayUnit)
  useEffect(() => void dispatch(payUnitChosen(readStored())), [dispatch])
  const choose = (chosen: PayUnit) => {
    store(chosen)
    dispatch(payUnitChosen(chosen))
  }
  return { unit, choose }
}
