import { resolve } from 'node:path'
import { type Company, sampleCompany } from '@/domain/content/company'
import { readCompany } from './companyFile'

type Environment = Record<string, string | undefined>

/** Its message says in one sentence why the server or a command cannot start. */
export class StartError extends Error {}

/** Ends the process with a sentence on a Node that lacks built-in modules we use: SQLite and argon2. */
export const requireRecentNode = () => {
  const { node: version } = process.versions
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return
  process.stderr.write(`The portal needs Node 24.7 or newer; this is Node ${version}.\n`)
  process.exit(1)
}

/** `read` returns undefined for an invalid value. */
type Reader<Value> = {
  takes: string
  read: (text: string) => Value | undefined
  /** Whether the value may hold a password, which is never printed. */
  isSecret?: boolean
}

const wholeNumber = (min: number, max: number): Reader<number> => ({
  takes: `a whole number from ${min} to ${max}`,
  read: (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
    return value >= min && value <= max ? value : undefined
  },
})

const onOrOff: Reader<boolean> = {
  takes: 'on or off',
  read: (text) => {
    const value = text.toLowerCase()
    return value === 'on' || (value === 'off' ? false : undefined)
  },
}

const anyText: Reader<string> = { takes: 'a text', read: (text) => text }

const pathOf = (what: string): Reader<string> => ({
  takes: `the path of a ${what}`,
  read: (text) => (text.includes('\0') ? undefined : resolve(text)),
})

const companyFile: Reader<Company> = {
  takes: 'the path of a file',
  read: (text) => {
    if (text.includes('\0')) return undefined
    const file = resolve(text)
    try {
      return readCompany(file)
    } catch (error) {
      throw new StartError(`COMPANY_FILE, ${file}, ${(error as Error).message}`, { cause: error })
    }
  },
}

const urlOf = (text: string, protocol: RegExp) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocol.test(url.protocol) ? url : undefined
}

const httpUrl = (text: string) => urlOf(text, /^https?:$/)

const origin: Reader<string> = {
  takes: 'an origin such as https://api.example.com',
  read: (text) => {
    const url = httpUrl(text)
    return url && /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) ? url.origin : undefined
  },
}

/** File names are appended to it, so it ends in a slash or in a query. */
const baseUrl: Reader<string> = {
  takes: 'an http(s) address or a path that begins with /, such as https://cdn.example.com/uploads/',
  read: (text) => {
    const isAddress = httpUrl(text) !== undefined || /^\/(?!\/)/.test(text)
    if (!isAddress || /[\s"<>]/.test(text)) return undefined
    return text.endsWith('/') || text.includes('?') ? text : `${text}/`
  },
}

export const postgresUrl: Reader<string> = {
  takes: 'the address of a PostgreSQL database such as postgres://portal:secret@10.0.0.5:5432/portal',
  isSecret: true,
  read: (text) => ((urlOf(text, /^postgres(?:ql)?:$/)?.pathname.length ?? 0) > 1 ? text : undefined),
}

const smtpUrl: Reader<string> = {
  takes: 'the address of a mail server such as smtps://user:password@mail.example.com:465',
  isSecret: true,
  read: (text) => {
    const url = urlOf(text, /^smtps?:$/)
    const isPlain = url && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.hash === ''
    return isPlain && !/%(?![0-9a-f]{2})/i.test(url.username + url.password) ? text : undefined
  },
}

const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i

const mailAddresses: Reader<readonly string[]> = {
  takes: 'e-mail addresses with commas between them, such as jobs@example.com, office@example.com',
  read: (text) => {
    const addresses = text.split(',').map((address) => address.trim())
    return addresses.every((address) => MAIL_ADDRESS.test(address)) ? addresses : undefined
  },
}

const mailSender: Reader<{ name: string; address: string }> = {
  takes: 'an e-mail address, perhaps with a name: Jobs <jobs@example.com>',
  read: (text) => {
    const [, name = '', inBrackets] = /^"?([^"<>@]*?)"?\s*<([^<>]+)>$/.exec(text) ?? []
    const address = inBrackets ?? text
    return MAIL_ADDRESS.test(address) ? { name: name || 'Job portal', address } : undefined
  },
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

const logLevel: Reader<string> = {
  takes: `one of ${LOG_LEVELS.join(', ')}`,
  read: (text) => LOG_LEVELS.find((level) => level === text.toLowerCase()),
}

/** Reads and checks every setting. Throws a StartError for the first invalid one. */
export const readConfig = (environment: Environment) => {
  const setting = <Value, Fallback>(
    name: string,
    { takes, read, isSecret }: Reader<Value>,
    fallback: Fallback,
  ) => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = read(text)
    if (value !== undefined) return value
    throw new StartError(
      isSecret ? `${name} is wrong: it takes ${takes}.` : `${name} is '${text}', but it takes ${takes}.`,
    )
  }
  /** The origin of another `/web` API; '' if this server is the API. */
  const apiHost = setting('API_HOST', origin, '')
  const config = {
    port: setting('PORT', wholeNumber(0, 65535), 8080),
    host: setting('HOST', anyText, '127.0.0.1'),
    dataDir: setting('DATA_DIR', pathOf('folder'), resolve('data')),
    /** The address of a PostgreSQL database; undefined if the data is in `dataDir`. */
    databaseUrl: setting('DATABASE_URL', postgresUrl, undefined),
    siteDir: setting('SITE_DIR', pathOf('folder'), resolve('dist/site')),
    apiHost,
    assetBaseUrl: setting('ASSET_BASE_URL', baseUrl, `${apiHost}/uploads/`),
    mediaBaseUrl: setting('MEDIA_BASE_URL', baseUrl, `${apiHost}/media/`),
    publicUrl: setting('PUBLIC_URL', origin, undefined),
    company: setting('COMPANY_FILE', companyFile, sampleCompany),
    sampleContent: setting('SAMPLE_CONTENT', onOrOff, true),
    /** Whether a missing or empty database stops the start. */
    requireDatabase: setting('REQUIRE_DATABASE', onOrOff, false),
    trustProxy: setting('TRUST_PROXY', onOrOff, false),
    /** Whether the staff may sign in at /office. The database of another API is not ours. */
    office: apiHost === '' && setting('OFFICE', onOrOff, true),
    /** For each address and each mobile number; 0 means no limit. */
    submissionsPerMinute: setting('SUBMISSIONS_PER_MINUTE', wholeNumber(0, 1_000_000), 30),
    logLevel: setting('LOG_LEVEL', logLevel, 'info'),
    /** On 127.0.0.1; 0 means off. */
    metricsPort: setting('METRICS_PORT', wholeNumber(0, 65535), 0),
    smtpUrl: setting('SMTP_URL', smtpUrl, undefined),
    /** The recipients of submissions; empty without `smtpUrl`. */
    notifyEmail: setting('NOTIFY_EMAIL', mailAddresses, []),
    /** The sender of mails, whose domain names them; by default the user of `smtpUrl`, or the first recipient. */
    mailFrom: setting('MAIL_FROM', mailSender, undefined),
  }
  const { port, metricsPort, notifyEmail } = config
  if (port === metricsPort && port !== 0)
    throw new StartError(`PORT and METRICS_PORT are both ${port}. Give each a port of its own.`)
  if ((config.smtpUrl === undefined) !== (notifyEmail.length === 0)) {
    const [one, other] = notifyEmail.length > 0 ? ['NOTIFY_EMAIL', 'SMTP_URL'] : ['SMTP_URL', 'NOTIFY_EMAIL']
    throw new StartError(`${one} is set, but ${other} is not. Set both or none.`)
  }
  return Object.freeze(config)
}

export type Config = ReturnType<typeof readConfig>
