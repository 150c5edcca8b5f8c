import { startInIndia } from '@/domain/calendar'

/** The company and its staff are in India, wherever a device thinks that it is. */
const timeZone = 'Asia/Kolkata'

const time = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'medium' })

/** '25 Nov 2026'. */
export const showDate = (iso: string) => date.format(new Date(iso))

/** '25 Nov 2026, 2:05 pm'. */
export const showMoment = (iso: string) => moment.format(new Date(iso))

/** '25 Nov' for 2026-11-25. */
export const showDay = (isoDay: string) => day.format(new Date(startInIndia(isoDay)))

/** The same with seconds. */
export const showExactMoment = (iso: string) => exact.format(new Date(iso))

const yearOf = (shown: string) => shown.slice(-4)

/** As short as it is clear: '2:05 pm' of today, '24 Nov' of this year, '24 Nov 2025' before. */
export const formatShort = (iso: string, now = new Date()) => {
  const received = new Date(iso)
  const [of, today] = [date.format(received), date.format(now)]
  if (of === today) return time.format(received)
  return yearOf(of) === yearOf(today) ? day.format(received) : of
}

/** A moment as short as it is clear; a pointer shows it in full. */
export const ShortTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={showMoment(at)}>
    {formatShort(at)}
  </time>
)
