/** 'Job no. 1012': the number by which people speak of a job on the phone. */
export const jobNumber = ({ job_id }: { job_id: string }) => `Job no. ${job_id}`

const WORDS_BEFORE = /^(?:job|जॉब)?\s*(?:no|number|id|code|नंबर|नं)?\s*[.:#-]*\s*/i

/** The number that a text consists of, as people write it: '1012', '#1012', 'job no. 1012'. It may be of no job. */
export const jobNumberIn = (text: string) => {
  const rest = text.trim().replace(WORDS_BEFORE, '')
  return rest === '' ? text.trim() : rest
}
