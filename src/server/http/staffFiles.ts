import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config'
import { pathOf } from './routeOf'
import { isFileName } from '../files/staffFolders'

const STAFF_FILE = /^\/(uploads|media)\/([^/]+)$/

/** A picture may be replaced under its name, so that it is asked for again after a while. */
const FIVE_MINUTES = 'public, max-age=300'

/** A drawing that is opened by itself runs nothing and reaches nothing. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

/** The path below DATA_DIR of a file that an address may mean; no address leads out of its two folders. */
const staffFileOf = (path: string) => {
  const [, folder, sent = ''] = STAFF_FILE.exec(path) ?? []
  const name = decoded(sent)
  return folder && isFileName(name) ? `${folder}/${name}` : undefined
}

/** Serves what the staff put into `uploads` and `media` of DATA_DIR, before the files that came with the site. */
export const addStaffFiles = async (app: FastifyInstance, { dataDir }: Config) => {
  await app.register(fastifyStatic, {
    serve: false,
    root: dataDir,
    suppressWarning: true,
    cacheControl: false,
  })
  const serve = async (file: string, reply: FastifyReply) => {
    const found = await stat(join(dataDir, file)).catch(() => undefined)
    if (!found?.isFile()) return undefined
    reply.headers({ 'cache-control': FIVE_MINUTES, 'content-security-policy': NOTHING_RUNS })
    return reply.sendFile(file)
  }
  // A promise only where there may be a file.
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? staffFileOf(pathOf(request)) : undefined
    if (file === undefined) return done()
    return serve(file, reply)
  })
}
