import { formatDate, startInIndia, todayInIndia } from '@/domain/site/calendar'

/** Company and staff are in India, whatever a device says. */
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short' })
const exactTime = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'medium' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })

/** '25-11-2026', as the site shows days. */
export const showDate = (iso: string) => formatDate(todayInIndia(Date.parse(iso)))

/** '25-11-2026, 2:05 pm'. */
export const showMoment = (iso: string) => `${showDate(iso)}, ${time.format(new Date(iso))}`

/** '25 Nov' for 2026-11-25. */
export const showDay = (isoDay: string) => day.format(new Date(startInIndia(isoDay)))

/** With seconds. */
export const showExactMoment = (iso: string) => `${showDate(iso)}, ${exactTime.format(new Date(iso))}`

const yearOf = (shown: string) => shown.slice(-4)

/** As short as is clear: '2:05 pm' for today, '24 Nov' for this year, '24-11-2025' before. */
export const formatShort = (iso: string, now = new Date()) => {
  const [shown, today] = [showDate(iso), showDate(now.toISOString())]
  if (shown === today) return time.format(new Date(iso))
  return yearOf(shown) === yearOf(today) ? day.format(new Date(iso)) : shown
}

/** A short time; hovering shows it in full. */
export const ShortTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={showMoment(at)}>
    {formatShort(at)}
  </time>
)
