import { LANGUAGE_FIELD } from '@/domain/submissions/hiddenFields'
import { useLanguage } from '../language'

/** Tells the language of the page in a form that a browser may send without script. */
export const LanguageField = () => <input type="hidden" name={LANGUAGE_FIELD} value={useLanguage()} />
