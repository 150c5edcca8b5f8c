import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import type { Answers } from '../../content/answers'
import type { PortalDatabase } from '../../database/open'
import type { Metrics } from '../../metrics/metrics'
import { createRateLimits } from '../../submissions/rateLimits'
import { createStore } from '../../submissions/storeSubmission'
import { multipartOptions } from '../bodies/multipart'
import { parseUrlencoded } from '../bodies/plainFields'
import { addCategoryRoute, addContentRoutes } from './contentRoutes'
import { addSubmissionRoutes } from './submissionRoutes'

type Needs = {
  database: PortalDatabase
  answers: Answers
  now: () => Date
  metrics?: Metrics
  /** Whether stored forms are mailed. */
  isMailed: boolean
  /** Called after a form was stored. */
  onStored: () => void
}

/** The `/web` API with its forms, and the reads of our own server beside it. */
export const addApi = async (app: FastifyInstance, config: Config, needs: Needs) => {
  const { database, answers, now, metrics, isMailed, onStored } = needs
  addContentRoutes(app, answers)
  const limits = createRateLimits(database, config.submissionsPerMinute, now)
  const { limitMobile } = limits
  const store = createStore(database, { now, limitMobile, isMailed })
  // The parsers of forms, and their hooks, are registered only for the routes that need them.
  await app.register(async (scope) => {
    await scope.register(multipart, multipartOptions)
    await scope.register(formbody, { parser: parseUrlencoded })
    addCategoryRoute(scope, answers)
    addSubmissionRoutes(scope, { database, store, limits, metrics, onStored })
  })
}
