import { clockInIndia, formatDate, todayInIndia } from '@/domain/calendar'

/** '25-11-2026', the day in India. */
export const dayOf = (iso: string) => formatDate(todayInIndia(Date.parse(iso)))

/** '25-11-2026, 14:05'. */
export const momentOf = (iso: string) => `${dayOf(iso)}, ${clockInIndia(iso).toISOString().slice(11, 16)}`
