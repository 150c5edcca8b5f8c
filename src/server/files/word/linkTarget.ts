/** As Windows reads it: escapes decoded, one kind of slashes, without spaces and control characters. */
const normalized = (target: string) =>
  target
    .replace(/%([0-7][\da-f])/gi, (_escape, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replaceAll('\\', '/')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')

/** The name of the part that a target leads to, as it is compared. */
export const partNameOf = (target: string) => normalized(target).replace(/^.*\//s, '').toLowerCase()

const FILE_SCHEME = /^file:(?:\/\/(?:localhost)?)?/i
const ON_A_DRIVE = /^\/?[a-z][:|]/i
/** The name of another computer, which is sent the password's hash. The kernel of Windows writes /??/UNC/ before it. */
const WITH_HOST = /^\/(?:\/|\?\?\/)/
const WITH_SCHEME = /^[a-z][a-z\d+.-]+:/i

/** Whether a link leads to a file of the same computer: on a drive, or beside the document. */
export const isLocal = (target: string) => {
  const plain = normalized(target)
  const path = plain.replace(FILE_SCHEME, '')
  if (ON_A_DRIVE.test(path)) return true
  return !WITH_HOST.test(path) && !path.includes(':') && (path === plain || path.startsWith('/'))
}

/** Whether a target names another computer. */
export const isElsewhere = (target: string) => {
  const plain = normalized(target)
  return (WITH_HOST.test(plain) || WITH_SCHEME.test(plain)) && !isLocal(target)
}

/** Pages and mails that were pasted into a document have these. */
const PICTURE_SCHEME = /^(?:https?|cid|data|blob|about|webkit-fake-url):/i

/** Whether a picture may be linked there. */
export const isPictureLink = (target: string) => isLocal(target) || PICTURE_SCHEME.test(normalized(target))
