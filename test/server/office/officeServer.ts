import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@/domain/office/account'
import { hashPassword } from '@/server/office/accounts/passwords'
import { insertAccount, insertSession, updateAccount } from '@/server/repositories/office/accounts'
import { newToken } from '@/server/repositories/meta'
import { hashOfToken } from '@/server/staff/accounts'
import { startServer } from '@test/support/server'

/** The password of every account of the tests. */
export const PASSWORD = 'marigold on the terrace'

/** Hashing is slow: once is enough. */
const hashOfPassword = hashPassword(PASSWORD)

/** What the office answers where it refuses something. */
export const refusedWith = (code: number, message: string) => ({ code, body: { message } })

type Headers = Record<string, string>

/** An answer of the office; `body` is its JSON, its text, or undefined where there is none. */
export type OfficeAnswer<Body = unknown> = { code: number; headers: globalThis.Headers; body: Body }

const readBodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}

/** Asks as a browser at the office does, with the session of a cookie if there is one. */
export const clientOf = (origin: string, cookie = '') => {
  const ask =
    (method: string) =>
    async <Body = unknown>(
      path: string,
      body?: unknown,
      headers: Headers = {},
    ): Promise<OfficeAnswer<Body>> => {
      const isForm = body instanceof FormData
      const response = await fetch(`${origin}/office/api${path}`, {
        method,
        headers: {
          origin,
          ...(cookie && { cookie }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      return { code: response.status, headers: response.headers, body: (await readBodyOf(response)) as Body }
    }
  const get = ask('GET')
  return {
    cookie,
    get: <Body = unknown>(path: string, headers?: Headers) => get<Body>(path, undefined, headers),
    post: ask('POST'),
    put: ask('PUT'),
    patch: ask('PATCH'),
    delete: ask('DELETE'),
  }
}

export type OfficeClient = ReturnType<typeof clientOf>

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = ({ headers }: Pick<OfficeAnswer, 'headers'>) =>
  (headers.get('set-cookie') ?? '').replace(/;.*$/s, '')

/** The cookie of an answer by which a browser is known later. */
export const deviceOf = ({ headers }: Pick<OfficeAnswer, 'headers'>) =>
  (headers.getSetCookie().find((cookie) => cookie.startsWith('office_device=')) ?? '').replace(/;.*$/s, '')

/**
 * The real server with an account of each role: `as('recruiter')` is a client with a session of its own, `signedOut` one
 * without.
 */
export const startOffice = async (overrides: Parameters<typeof startServer>[0] = {}) => {
  const server = await startServer(overrides)
  const { origin, db } = server
  const password = await hashOfPassword
  const signedOut = clientOf(origin)

  /** Adds an account with `PASSWORD`. */
  const addAccount = async (role: Role, email = `${randomUUID()}@office.example`) => {
    const added = await insertAccount(db, { email, name: `A ${role}`, role, createdAt: '' })
    if (!added) throw new Error(`There is an account ${email} already.`)
    const { id } = added
    await updateAccount(db, id, { password })
    return { id, email, name: `A ${role}`, role }
  }

  /** A client with a new session of an account. */
  const signIn = async (email: string) =>
    clientOf(origin, cookieOf(await signedOut.post('/sign-in', { email, password: PASSWORD })))

  /** A client with a session that was opened without hashing the password. */
  const openSession = async (accountId: string) => {
    const token = newToken()
    const at = (overrides.now?.() ?? new Date()).toISOString()
    const session = { account_id: accountId, created_at: at, seen_at: at, previous_visit_at: '', address: '' }
    await insertSession(db, { id: hashOfToken(token), ...session })
    return clientOf(origin, `office_session=${token}`)
  }

  const accounts = new Map<Role, Awaited<ReturnType<typeof addAccount>>>()
  const clients = new Map<Role, OfficeClient>()
  for (const role of roles) {
    const account = await addAccount(role, `${role}@office.example`)
    accounts.set(role, account)
    clients.set(role, await openSession(account.id))
  }
  const known = <Value>(map: Map<Role, Value>, role: Role) => {
    const value = map.get(role)
    if (value === undefined) throw new Error(`There is no ${role}.`)
    return value
  }
  return {
    ...server,
    signedOut,
    addAccount,
    signIn,
    openSession,
    as: (role: Role) => known(clients, role),
    accountOf: (role: Role) => known(accounts, role),
    /** The lines of the log, oldest first. */
    logLines: () => db.selectFrom('office_log').selectAll().orderBy('at').execute(),
  }
}

export type OfficeServer = Awaited<ReturnType<typeof startOffice>>
