import { useCallback, useEffect } from 'react'
import type { PayUnit } from '@/domain/jobs/pay'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { payUnitChosen, selectPayUnit } from '@/store/preferences'

const STORAGE_KEY = 'payUnit'

/** Undefined where nothing was chosen, or where the browser forbids to read. */
const readStored = (): PayUnit | undefined => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'month' || stored === 'year' ? stored : undefined
  } catch {
    return undefined
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
  useEffect(() => {
    const read = () => {
      const stored = readStored()
      if (stored) dispatch(payUnitChosen(stored))
    }
    read()
    // Another tab chose.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [dispatch])
  const choose = useCallback(
    (chosen: PayUnit) => {
      store(chosen)
      dispatch(payUnitChosen(chosen))
    },
    [dispatch],
  )
  return { unit, choose }
}
