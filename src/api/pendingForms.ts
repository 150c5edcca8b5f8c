import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import type { FormFields } from './formData'

/** A form that is being sent, and a callback for its upload progress. */
export type PendingForm = { fields: FormFields; onProgress?: (fraction: number) => void }

/** Forms by id. Redux sees the id alone: files and callbacks enter neither state nor actions. */
export type PendingForms = Map<string, PendingForm>

/** Runs a mutation that sends this form; `send` triggers it with the id of the form. */
export const sendPendingForm =
  <Result>(
    form: PendingForm,
    send: (formId: string) => PromiseLike<Result>,
  ): ThunkAction<Promise<Result>, unknown, { pendingForms: PendingForms }, UnknownAction> =>
  async (_dispatch, _getState, { pendingForms }) => {
    const formId = nanoid()
    pendingForms.set(formId, form)
    try {
      return await send(formId)
    } finally {
      pendingForms.delete(formId)
    }
  }
