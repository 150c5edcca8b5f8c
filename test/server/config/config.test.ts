import { resolve } from 'node:path'
import { sampleCompany } from '@/domain/content/company'
import { readConfig, StartError } from '@/server/config/config'

test('without settings', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    siteDir: resolve('dist/site'),
    apiHost: '',
    assetBaseUrl: '/uploads/',
    mediaBaseUrl: '/media/',
    publicUrl: undefined,
    company: sampleCompany,
    sampleContent: true,
    requireDatabase: false,
    trustProxy: false,
    office: true,
    submissionsPerMinute: 30,
    logLevel: 'info',
    metricsPort: 0,
    smtpUrl: undefined,
    notifyEmail: [],
  })
})

test('every setting', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/portal',
    SITE_DIR: '/srv/site',
    API_HOST: 'https://API.example.com:8443/',
    ASSET_BASE_URL: 'https://cdn.example.com/files',
    MEDIA_BASE_URL: '/pictures/',
    PUBLIC_URL: 'https://jobs.example.com',
    SAMPLE_CONTENT: 'off',
    REQUIRE_DATABASE: 'on',
    TRUST_PROXY: 'ON',
    SUBMISSIONS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    SMTP_URL: 'smtps://portal%40example.com:s%23cret@mail.example.com:465',
    NOTIFY_EMAIL: 'hr@example.com , office@example.com',
    MAIL_FROM: 'Navkaam Jobs <jobs@example.com>',
  })
  expect(config).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/portal',
    siteDir: '/srv/site',
    apiHost: 'https://api.example.com:8443',
    assetBaseUrl: 'https://cdn.example.com/files/',
    mediaBaseUrl: '/pictures/',
    publicUrl: 'https://jobs.example.com',
    company: sampleCompany,
    sampleContent: false,
    requireDatabase: true,
    trustProxy: true,
    // Not in front of another API.
    office: false,
    submissionsPerMinute: 0,
    logLevel: 'warn',
    metricsPort: 9464,
    smtpUrl: 'smtps://portal%40example.com:s%23cret@mail.example.com:465',
    notifyEmail: ['hr@example.com', 'office@example.com'],
    mailFrom: { name: 'Navkaam Jobs', address: 'jobs@example.com' },
  })
  expect(Object.isFrozen(config)).toBe(true)
})

test('an existing API brings its own files', () => {
  const config = readConfig({ API_HOST: 'https://api.example.com' })
  expect(config.assetBaseUrl).toBe('https://api.example.com/uploads/')
  expect(config.mediaBaseUrl).toBe('https://api.example.com/media/')
})

test('blank is not set', () => {
  expect(readConfig({ PORT: ' ', API_HOST: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'eighty', "PORT is 'eighty', but it takes a whole number from 0 to 65535."],
  [
    'API_HOST',
    'api.example.com',
    "API_HOST is 'api.example.com', but it takes an origin such as https://api.example.com.",
  ],
  ['PUBLIC_URL', '/portal', "PUBLIC_URL is '/portal', but it takes an origin"],
  ['ASSET_BASE_URL', 'uploads', "ASSET_BASE_URL is 'uploads', but it takes an http(s) address or a path"],
  ['SAMPLE_CONTENT', 'constructor', "SAMPLE_CONTENT is 'constructor', but it takes on or off."],
  ['LOG_LEVEL', 'loud', "LOG_LEVEL is 'loud', but it takes one of fatal, error, warn, info, debug, silent."],
  ['METRICS_PORT', '8080', 'PORT and METRICS_PORT are both 8080. Give each a port of its own.'],
  [
    'NOTIFY_EMAIL',
    'hr@example.com,,x',
    "NOTIFY_EMAIL is 'hr@example.com,,x', but it takes e-mail addresses with commas between them",
  ],
  ['MAIL_FROM', 'Jobs', 'but it takes an e-mail address, perhaps with a name'],
  ['NOTIFY_EMAIL', 'Evil <hr@example.com>', 'but it takes e-mail addresses'],
  ['NOTIFY_EMAIL', 'hr@example.com', 'NOTIFY_EMAIL is set, but SMTP_URL is not. Set both or none.'],
  ['SMTP_URL', 'smtp://mail.example.com', 'SMTP_URL is set, but NOTIFY_EMAIL is not. Set both or none.'],
])('%s=%s stops the start', (name, value, sentence) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(sentence)
})

test('DATABASE_URL names a PostgreSQL database', () => {
  expect(readConfig({})).toMatchObject({ databaseUrl: undefined })
  expect(readConfig({ DATABASE_URL: ' postgres://127.0.0.1/portal ' })).toMatchObject({
    databaseUrl: 'postgres://127.0.0.1/portal',
  })
})

test.each(['mysql://portal:secret@127.0.0.1/portal', 'postgres://portal:secret@db', 'secret'])(
  'DATABASE_URL=%s stops the start, and is not repeated',
  (url) => {
    const read = () => readConfig({ DATABASE_URL: url })
    expect(read).toThrow('DATABASE_URL is wrong: it takes the address of a PostgreSQL database')
    expect(read).not.toThrow(/mysql|127\.0\.0\.1|@db|secret\.$/)
  },
)

test.each(['mail.example.com', 'http://user:secret@mail.example.com', 'smtp://u:secret%zz@m.example'])(
  'SMTP_URL=%s stops the start without telling the password',
  (SMTP_URL) => {
    const read = () => readConfig({ SMTP_URL, NOTIFY_EMAIL: 'hr@example.com' })
    expect(read).toThrow(
      new StartError(
        'SMTP_URL is wrong: it takes the address of a mail server such as smtps://user:password@mail.example.com:465.',
      ),
    )
  },
)
