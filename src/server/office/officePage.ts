import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isOfficeApiPath, OFFICE } from '@/domain/office/paths'
import type { Config } from '../config'
import { pathOf } from '../http/logs/routeOf'
import { serveFiles } from '../http/routes/site'
import { Refusal } from '../submissions/refusal'

const PAGE = 'office.html'

/** Answers /office and every address below it that is no file by the one page, which shows the screen of the address. */
export const addOfficePage = async (app: FastifyInstance, { siteDir }: Config) => {
  const folder = resolve(siteDir, '../office')
  const page = existsSync(join(folder, PAGE)) ? readFileSync(join(folder, PAGE)) : undefined
  const assets = join(folder, 'assets')
  // A build lies beside that of the site.
  if (existsSync(assets)) await serveFiles(app, assets, `${OFFICE}/assets/`)
  for (const url of [OFFICE, `${OFFICE}/*`]) {
    app.get(url, async (request, reply) => {
      const path = pathOf(request)
      if (isOfficeApiPath(path)) throw new Refusal(404, 'There is nothing at this address.')
      if (path.startsWith(`${OFFICE}/assets/`)) throw new Refusal(404, 'There is no such file.')
      if (!page) throw new Refusal(503, 'The office is not built yet. Please try again in a minute.')
      return reply.type('text/html; charset=utf-8').send(page)
    })
  }
}
