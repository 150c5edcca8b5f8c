import { InvalidArgumentError, Option } from 'commander'

const DAY_OR_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

const isoTime = (text: string) => {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** A date or time in the format of `submitted_at`; a day begins at midnight UTC. Undefined where it is neither. */
export const parseSince = (text: string) => {
  const [, day = '', time = 'T00:00', zone = 'Z'] = DAY_OR_TIME.exec(text.trim()) ?? []
  // 31 February would be read as 3 March.
  return isoTime(`${day}T00:00Z`)?.startsWith(day) ? isoTime(`${day}${time}${zone}`) : undefined
}

/** Limits a command to submissions from a time on. */
export const sinceOption = () =>
  new Option('--since <date>', 'only submissions from then on, such as 2026-01-31 (UTC)').argParser(
    (text) => {
      const parsed = parseSince(text)
      if (!parsed)
        throw new InvalidArgumentError('It must be a day such as 2026-01-31, or a time in ISO 8601.')
      return parsed
    },
  )
