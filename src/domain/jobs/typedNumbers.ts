import { foldText, withPlainDigits } from '../text/compareText'

/* Apart from the name of a number, which screens need that search nothing. */

const WORDS_BEFORE =
  /^(?:jobs?|vacancy|post|ref(?:erence)?|जॉब|नौकरी|पद)?\s*(?:no|number|id|code|नंबर|नम्बर|नं|संख्या)?\s*[.:#-]*\s*/
const WORDS_BEHIND = /(?:\s+(?:no\.?|number|job|apply|नंबर|नम्बर|जॉब|नौकरी))+$/

/** The numbers that a text may be, as people write them: '1012', '#1012', 'job no. 1012', '१०१२'. They may be of no job. */
export const jobNumbersIn = (text: string): readonly string[] => {
  const whole = foldText(withPlainDigits(text))
  return whole === '' ? [] : [whole, whole.replace(WORDS_BEFORE, '').replace(WORDS_BEHIND, '')]
}

/** A number of a job as it is compared with those that people write. */
export const jobNumberKey = ({ job_id }: { job_id: string }) => foldText(job_id)
