import { linesOf } from '../text/oneLine'

const LINE_OCTETS = 75
const octetsOf = (line: string) => new TextEncoder().encode(line).length

/** RFC 5545 breaks lines longer than 75 octets, and not within a character, which has 4 octets at most. */
const foldLine = (line: string) =>
  octetsOf(line) > LINE_OCTETS ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line

/** Escapes a text for use as the value of a property. */
export const escaped = (text: string) => linesOf(text.replace(/[\\;,]/g, '\\$&')).join('\\n')

/** A moment, in UTC: '20261130T050000Z'. */
export const calendarTime = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

/** A calendar file (RFC 5545) of one event, given by its lines. `product` names what made it. A cancelled one takes the event away. */
export const calendarFile = (
  product: string,
  event: readonly string[],
  { isCancelled = false }: { isCancelled?: boolean } = {},
) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Job portal//${product}//EN`,
    ...(isCancelled ? ['METHOD:CANCEL'] : []),
    'BEGIN:VEVENT',
    ...event,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
