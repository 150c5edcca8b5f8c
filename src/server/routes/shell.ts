import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SHELL_PATH } from '@/domain/saved'
import type { Config } from '../config'
import { encode, sendEncoded } from '../encoded'
import { withSettings } from '../site'

/** The page without content: the service worker keeps it for addresses whose own page it has not kept. */
export const addShellRoute = async (app: FastifyInstance, config: Config) => {
  const file = join(config.siteDir, 'index.html')
  if (!existsSync(file)) return
  const shell = await encode(withSettings(readFileSync(file, 'utf8'), config), 'text/html; charset=utf-8')
  app.get(SHELL_PATH, async (request, reply) =>
    sendEncoded(request, reply.header('x-robots-tag', 'noindex'), shell),
  )
}
