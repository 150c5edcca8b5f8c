import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config/config'
import { pathOf } from '../request'
import { isFileName } from '../../files/fileName'

const STAFF_FILE = /^\/(uploads|media)\/([^/]+)$/

/** Short, since a picture may be replaced under its name. */
const FIVE_MINUTES = 'public, max-age=300'

/** An SVG that is opened by itself must not run scripts or load anything. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The path below DATA_DIR of the file at an address that can be decoded, always inside one of the two folders. */
const staffFileOf = (path: string) => {
  const [, folder, sent = ''] = STAFF_FILE.exec(path) ?? []
  const name = decodeURIComponent(sent)
  return folder && isFileName(name) ? `${folder}/${name}` : undefined
}

/** Serves `uploads` and `media` of DATA_DIR, which take precedence over the files of the build. */
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
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? staffFileOf(pathOf(request)) : undefined
    if (file === undefined) return done()
    return serve(file, reply)
  })
}
