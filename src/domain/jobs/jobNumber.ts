import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** 'Job no. 1012': the number by which people speak of a job on the phone. */
export const jobNumber = ({ job_id: id }: { job_id: string }, i18n: I18n) => i18n._(msg`Job no. ${id}`)
