import { LANGUAGE_FIELD } from '@/domain/submissions/hiddenFields'
import { useLanguage } from '../language'

/** Sends the language of the page with a form that works without script. */
export const LanguageField = () => <input type="hidden" name={LANGUAGE_FIELD} value={useLanguage()} />
