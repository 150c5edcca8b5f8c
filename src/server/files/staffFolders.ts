import { endingOf } from '@/domain/fileKinds'

/** The folders of DATA_DIR with the staff's images: those of CSR are media, all others uploads. */
export type StaffFolder = 'uploads' | 'media'

/** Names are used in addresses without escaping. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]{0,149}$/u

/** No file system takes more. */
const FILE_NAME_BYTES_MAX = 255

/** Whether a file of the staff may have this name. */
export const isFileName = (text: string) =>
  FILE_NAME.test(text) && Buffer.byteLength(text) <= FILE_NAME_BYTES_MAX && endingOf(text) !== ''
