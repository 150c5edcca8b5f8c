import type { Config } from './config/config'
import type { PortalDatabase } from './database/open'
import { createHttpServer, type HttpOptions } from './http/httpServer'
import { addMetrics } from './http/metrics'
import { addApi, openAnswers } from './http/routes/api'
import { addHealthRoute } from './http/routes/healthRoutes'
import { addPages, type PageOptions } from './http/routes/site'
import { addStaffFiles } from './http/routes/staffFiles'
import { createOutbox } from './mail/outbox'
import { addOffice } from './office/office'
import { addTasks } from './tasks/scheduler'
import { taskTable } from './tasks/taskTable'
import { addQuestions } from './track/questionRoutes'
import { addTrack } from './track/trackRoutes'

type Options = HttpOptions &
  PageOptions & {
    now?: () => Date
    /** The program that reads the words of resumes. */
    readWord?: URL
    /** The program that reads spreadsheets of jobs. */
    readSheet?: URL
  }

/** The whole server, not yet listening. Closing it closes the database. */
export const buildApp = async (config: Config, database: PortalDatabase, options: Options = {}) => {
  const { now = () => new Date(), logStream, readWord, readSheet } = options
  const app = createHttpServer(config, database, options)
  // Registered first, so that it runs last.
  app.addHook('onClose', () => database.close())
  const metrics = addMetrics(app, config, { database, logStream })
  const own = openAnswers(app, config, { database, now })
  const outbox = own && createOutbox(config, { database, now, log: app.log, answerDays: own.answerDays })
  if (outbox) metrics?.watchOutbox(outbox)
  const runTask = addTasks(app, { database, now }, taskTable({ config, outbox, readWord }))
  const mail = { isMailed: outbox !== undefined, onStored: () => void runTask('mail') }

  addHealthRoute(app, database)
  await addStaffFiles(app, config)
  await addOffice(app, config, { database, now, runTask, readSheet, findSimilar: own?.findSimilar })
  const { renderAnswer, sendQuestion } = await addPages(app, config, { ...options, now, own, metrics })
  if (own) await addApi(app, config, own.answers, { database, now, metrics, renderAnswer, ...mail })
  await addQuestions(app, config, { database: own && database, now, sendQuestion })
  if (own) await addTrack(app, { database, now, retentionMonths: own.retentionMonths, renderAnswer })
  return app
}
