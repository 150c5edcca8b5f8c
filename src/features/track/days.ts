import { clockInIndia, formatDate, todayInIndia } from '@/domain/site/calendar'
import { timeInWords } from '@/domain/submissions/interview'
import type { Language } from '@/domain/languages'

/** '25-11-2026', the day in India. */
export const dayOf = (iso: string) => formatDate(todayInIndia(Date.parse(iso)))

/** '25-11-2026, 2:05 pm'. */
export const momentOf = (iso: string, language: Language) =>
  `${dayOf(iso)}, ${timeInWords(clockInIndia(iso).toISOString().slice(11, 16), language)}`
