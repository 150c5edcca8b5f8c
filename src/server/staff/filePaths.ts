import { folderOfId, portableName } from '../files/fileName'
import type { StoredFile } from '../repositories/storedFiles'

/** File systems that ignore case, or compare after normalization, take two such names for one. */
const unused = (used: Set<string>, name: string) => {
  let free = name
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${count}-${name}`
  used.add(free.toLowerCase())
  return free
}

/** Where the files of a submission lie in an export. */
export const filePaths = <File extends StoredFile>(
  files: readonly File[],
  kind: string,
  submissionId: string,
) => {
  const folder = `files/${kind}/${folderOfId(submissionId)}`
  const used = new Set<string>()
  return files.map((file) => {
    const name = unused(used, portableName(`${file.field}-`, file.original_name))
    return { file, folder, name, path: `${folder}/${name}` }
  })
}
