import { type FormFields, sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import type { AppStore } from '@/store/store'

type Saves = 'saveManpowerEnquiry' | 'saveContactForm' | 'saveResume' | 'saveInternship' | 'applyForJob'

/** Sends a form by one of the five mutations. */
export const sendForm = (
  { dispatch }: Pick<AppStore, 'dispatch'>,
  endpoint: Saves,
  fields: FormFields = {},
  onProgress?: (fraction: number) => void,
) =>
  dispatch(
    sendPendingForm({ fields, onProgress }, (formId) =>
      dispatch(portalApi.endpoints[endpoint].initiate(formId)),
    ),
  )
