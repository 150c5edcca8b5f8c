import type { I18n } from '@lingui/core'
import { chosenKind, fileProblem, hasRightName, isLarge, type FileKind } from '@/domain/submissions/fileKinds'
import { nameWithEnding } from '@/domain/submissions/wordFiles'
import { shrinkPhoto } from './shrinkPhoto'

/** The file under the name that the server will give it. One that cannot be read keeps its own. */
const named = async (file: File) => {
  const name = nameWithEnding(file, new Uint8Array(await file.arrayBuffer()))
  return name === file.name ? file : new File([file], name, { type: file.type })
}

/** The file to send, or why there is none. */
export const prepareFile = async (chosen: File, kind: FileKind, i18n: I18n) => {
  const file = hasRightName(chosen, kind) ? chosen : await named(chosen).catch(() => chosen)
  const problem = fileProblem(chosenKind(kind), file)
  if (problem) return i18n._(problem)
  if (!isLarge(file, kind)) return file
  return shrinkPhoto(file, kind, i18n).catch(({ message }: Error) => message)
}
