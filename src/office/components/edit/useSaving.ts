import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { codeOf, messageOf, type OfficeError } from '../../api/officeError'
import { changedValues } from './formValues'

/** What came of saving: the record as it is now, or the sentence that says why not; '' where somebody else saved meanwhile. */
export type Saved<Stored> = { saved: Stored } | { problem: string }

type Answer<Stored> = { data?: Stored; error?: OfficeError | SerializedError }

type Source<Stored, Name extends string> = {
  /** What the form was filled with; none for a new one. */
  opened: Stored | undefined
  toValues: (stored: Stored) => Record<Name, string>
  change: (stored: Stored, version: string, changed: Partial<Record<Name, string>>) => Promise<Answer<Stored>>
  read: (stored: Stored) => Promise<Answer<Stored>>
}

const CONFLICT = 409

/** Saves a form over what it was filled with, unless somebody else saved that meanwhile. */
export const useSaving = <Stored extends { version: string }, Name extends string>({
  opened,
  toValues,
  change,
  read,
}: Source<Stored, Name>) => {
  const [base, setBase] = useState(opened)
  const [theirs, setTheirs] = useState<Stored>()

  const showTheirs = async (before: Stored): Promise<Saved<Stored>> => {
    const { data, error } = await read(before)
    if (!data) return { problem: error ? messageOf(error) : '' }
    setTheirs(data)
    return { problem: '' }
  }

  return {
    base,
    theirs,
    /** Saves the fields that were changed here; with `isOver` also where somebody else saved meanwhile. */
    save: async (before: Stored, values: Record<Name, string>, isOver: boolean): Promise<Saved<Stored>> => {
      const version = isOver && theirs ? theirs.version : before.version
      const changed = changedValues(toValues(before), values)
      if (Object.keys(changed).length === 0 && version === before.version) return { saved: before }
      const { data, error } = await change(before, version, changed)
      if (data) {
        setBase(data)
        setTheirs(undefined)
        return { saved: data }
      }
      if (codeOf(error) === CONFLICT) return showTheirs(before)
      return { problem: error ? messageOf(error) : '' }
    },
    /** Gives up what was typed. */
    takeTheirs: () => {
      setBase(theirs)
      setTheirs(undefined)
    },
  }
}
