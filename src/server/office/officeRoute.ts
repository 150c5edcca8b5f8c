import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import type { Account, Role } from '@/domain/office/account'
import { todayInIndia } from '@/domain/site/calendar'
import type { FileKind } from '@/domain/submissions/fileKinds'
import type { Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import type { LeasedTaskName } from '../repositories/scheduledTasks'
import type { WriteLog } from '../staff/log'
import type { ReceivedForm } from '../submissions/checkForm'
import type { SheetReader } from './jobs/sheetReader'

export type OpenContext = {
  config: Config
  request: FastifyRequest
  reply: FastifyReply
  database: PortalDatabase
  now: () => Date
  /** The value in the address for a parameter of the route. */
  param: (name: string) => string
  /** Reads the fields and the files of a multipart body, within the limits of bodies. */
  readForm: (kinds: Record<string, FileKind<string>>) => Promise<ReceivedForm>
  readSheet: SheetReader
  /** Runs a scheduled task at once if it is due. */
  runTask: (name: LeasedTaskName | 'mail') => Promise<void>
  findSimilar: (jobId: string) => Promise<readonly SimilarJob[]>
  /** Opens the stream that reports what others change. */
  openEvents: (context: OfficeContext) => Readable
}

export type OfficeContext = OpenContext & {
  account: Account & { hasSecondFactor: boolean }
  session: { id: string; previousVisitAt: string | null }
  /** Writes lines about this account to the log, in the transaction of the change. */
  log: WriteLog
}

export const todayOf = ({ now }: Pick<OfficeContext, 'now'>) => todayInIndia(now().getTime())

type Answer<Context> = (context: Context) => unknown

type Common = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /office/api. */
  path: string
  /** The largest JSON that it takes, where that is more than forms of visitors may have. */
  bodyMaxBytes?: number
}

type OpenRoute = Common & { role: 'anyone'; answer: Answer<OpenContext> }

/** `answer` returns the JSON or a stream; undefined is answered with 204. */
export type GuardedRoute = Common & {
  role: Role
  /** Whether it is answered before a required second factor is set up. */
  isBeforeSecondFactor?: boolean
  answer: Answer<OfficeContext>
}

export type OfficeRoute = OpenRoute | GuardedRoute

type Options = Pick<GuardedRoute, 'bodyMaxBytes' | 'isBeforeSecondFactor'>

/** A route for accounts with at least this role. */
export const route = (
  role: Role,
  method: GuardedRoute['method'],
  path: string,
  answer: GuardedRoute['answer'],
  options: Options = {},
): GuardedRoute => ({ role, method, path, answer, ...options })

/** A route for every account, also before its second factor is set up. */
export const ownRoute = (
  method: GuardedRoute['method'],
  path: string,
  answer: GuardedRoute['answer'],
): GuardedRoute => route('reader', method, path, answer, { isBeforeSecondFactor: true })

export const openRoute = (
  method: OpenRoute['method'],
  path: string,
  answer: OpenRoute['answer'],
): OpenRoute => ({ role: 'anyone', method, path, answer })
