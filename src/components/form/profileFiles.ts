import { openDB } from 'idb'
import type { FormFields } from '@/api/forms'
import { rowOf, trimmed } from '@/api/wire'
import { fileKinds, fileProblem } from '@/domain/submissions/fileKinds'

const STORE = 'files'

/** The fields of remembered files. */
export const noFiles = { photo: null, resume: null }

/** Opened for each use: an open database would hold another tab up. */
const open = () => openDB('profile', 1, { upgrade: (db) => void db.createObjectStore(STORE) })

/** Anything in the database that could not be sent is ignored. */
const fileIn = (field: string, kept: unknown) => {
  const { name, type, bytes } = rowOf(kept)
  if (!(bytes instanceof ArrayBuffer)) return undefined
  const file = new File([bytes], trimmed(name), { type: trimmed(type) })
  return fileProblem(field === 'photo' ? fileKinds.photo : fileKinds.resume, file) ? undefined : file
}

export const readFiles = async (fields: readonly string[]) => {
  const db = await open()
  const found = await Promise.all(
    fields.map(async (field) => [field, fileIn(field, await db.get(STORE, field))] as const),
  ).finally(() => db.close())
  return Object.fromEntries(found.filter((entry): entry is [string, File] => entry[1] !== undefined))
}

/** Keeps the files, and deletes those of the fields that have none. As bytes: not every browser keeps files. */
export const writeFiles = async (files: FormFields) => {
  const entries = await Promise.all(
    Object.entries(files).map(async ([field, file]) => {
      const kept = file instanceof File && {
        name: file.name,
        type: file.type,
        bytes: await file.arrayBuffer(),
      }
      return [field, kept] as const
    }),
  )
  const db = await open()
  const { store, done } = db.transaction(STORE, 'readwrite')
  const changes = entries.map(([field, kept]) => (kept ? store.put(kept, field) : store.delete(field)))
  await Promise.all([...changes, done]).finally(() => db.close())
}

/** Takes all files out of the browser, and resolves with what brings them back. */
export const takeFiles = async () => {
  const files = await readFiles(Object.keys(noFiles))
  await writeFiles(noFiles)
  return () => writeFiles(files)
}
