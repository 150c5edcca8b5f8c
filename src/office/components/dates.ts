const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' })

/** '25 Nov 2026, 2:05 pm' in the zone of the device. */
export const showMoment = (iso: string) => moment.format(new Date(iso))

/** The same with seconds. */
export const showExactMoment = (iso: string) => exact.format(new Date(iso))
