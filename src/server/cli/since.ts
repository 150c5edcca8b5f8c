import { InvalidArgumentError, Option } from 'commander'

const DAY_OR_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

const isoTime = (text: string) => {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The moment a date means, as submissions are stamped; a day begins at midnight UTC. Undefined for no date. */
export const parseSince = (text: string) => {
  const [, day = '', time = 'T00:00', zone = 'Z'] = DAY_OR_TIME.exec(text.trim()) ?? []
  // A day that its month does not have would be read as one of the next month.
  return isoTime(`${day}T00:00Z`)?.startsWith(day) ? isoTime(`${day}${time}${zone}`) : undefined
}

/** The option of a command for what was sent at a time or later. */
export const sinceOption = () =>
  new Option('--since <date>', 'only what was sent then or later, such as 2026-01-31 (UTC)').argParser(
    (text) => {
      const parsed = parseSince(text)
      if (!parsed) throw new InvalidArgumentError('It takes a day such as 2026-01-31, or a time in ISO 8601.')
      return parsed
    },
  )
