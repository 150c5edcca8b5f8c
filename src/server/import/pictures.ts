import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { StaffFolder } from '../http/staffFiles'
import type { Kind } from './kinds'
import { fileProblem, maxBytesOf, wrongEnding } from './pictureKinds'
import { isAddress } from './readers'
import type { FileRow, RowProblem } from './readRows'

/** A file that comes with an import, and where it will lie below DATA_DIR. */
export type NewPicture = { source: string; folder: StaffFolder; name: string }

type Places = Pick<Config, 'dataDir' | 'siteDir' | 'assetBaseUrl' | 'mediaBaseUrl'>

const sizeOf = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/** The file that the site serves under a name now, the staff's before the one that came with the site. */
export const servedFile = async ({ dataDir, siteDir }: Places, folder: StaffFolder, name: string) => {
  for (const root of [dataDir, siteDir]) {
    const path = join(root, folder, name)
    if ((await sizeOf(path)) !== undefined) return path
  }
  return undefined
}

/** Pictures that another server serves are put there by other means. */
const isServedHere = ({ assetBaseUrl, mediaBaseUrl }: Places, folder: StaffFolder) =>
  (folder === 'uploads' ? assetBaseUrl : mediaBaseUrl) === `/${folder}/`

/** A picture of a folder that has one of its own for CSR's, whose names may be those of others. */
const findSource = async (images: string, folder: StaffFolder, name: string) => {
  for (const path of [join(images, folder, name), join(images, name)]) {
    const size = await sizeOf(path)
    if (size !== undefined) return { path, size }
  }
  return undefined
}

const isSame = async (one: string, other: string | undefined) =>
  other !== undefined &&
  (await sizeOf(one)) === (await sizeOf(other)) &&
  (await readFile(one)).equals(await readFile(other))

/**
 * Looks for every picture that the rows name, in the folder that came with the file and then among those that the
 * site has. Tells the rows that name none, and the pictures that are new or another than before.
 */
export const findPictures = async (places: Places, kind: Kind, rows: readonly FileRow[], images: string) => {
  const problems: RowProblem[] = []
  const pictures = new Map<string, NewPicture>()
  const checked = new Map<string, string | undefined>()

  const check = async (folder: StaffFolder, name: string, media: 'picture' | 'film') => {
    const wrong = wrongEnding(name, media)
    if (wrong || !isServedHere(places, folder)) return wrong
    const source = await findSource(images, folder, name)
    const served = await servedFile(places, folder, name)
    if (!source) return served ? undefined : `${name} is neither in ${images} nor on the site`
    // A larger one is not read.
    const bytes = source.size > maxBytesOf(media) ? Buffer.alloc(0) : await readFile(source.path)
    const problem = fileProblem(name, source.size, bytes, media)
    if (!problem && !(await isSame(source.path, served)))
      pictures.set(`${folder}/${name}`, { source: source.path, folder, name })
    return problem
  }

  for (const { name: column, file } of kind.columns) {
    if (!file) continue
    for (const { number, values } of rows) {
      const name = values[column]
      if (typeof name !== 'string' || name === '' || isAddress(name)) continue
      const key = `${file.folder}/${name} ${file.media}`
      if (!checked.has(key)) checked.set(key, await check(file.folder, name, file.media))
      const problem = checked.get(key)
      if (problem) problems.push({ number, reason: `${column}: ${problem}` })
    }
  }
  return { problems, pictures: [...pictures.values()] }
}

const writeSafely = async (path: string, bytes: Buffer) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const TEMPORARY = /^\.new-/
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** What an import left behind that was killed a day ago or earlier. */
const clearAbandoned = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!TEMPORARY.test(name)) continue
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

/**
 * Copies pictures below DATA_DIR under names that nobody asks for. `publish` gives them their own, so quickly that a
 * transaction can wait for it; `discard` takes away what was not published.
 */
export const stagePictures = async (dataDir: string, pictures: readonly NewPicture[]) => {
  const staged: { temporary: string; final: string }[] = []
  const discard = async () => {
    for (const { temporary } of staged) await rm(temporary, { force: true })
  }
  try {
    for (const folder of new Set(pictures.map((picture) => join(dataDir, picture.folder)))) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await clearAbandoned(folder)
    }
    for (const { source, folder, name } of pictures) {
      const temporary = join(dataDir, folder, `.new-${randomUUID()}`)
      staged.push({ temporary, final: join(dataDir, folder, name) })
      await writeSafely(temporary, await readFile(source))
    }
  } catch (error) {
    await discard()
    throw error
  }
  const publish = async () => {
    // One that has its name is done with, also when the transaction is tried again.
    for (let next = staged[0]; next; next = staged[0]) {
      await rename(next.temporary, next.final)
      staged.shift()
    }
  }
  return { publish, discard }
}
