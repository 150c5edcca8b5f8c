import { endingOf } from '@/domain/submissions/fileKinds'
import { MEGABYTE } from '@/domain/site/limits'

/*
 * The parts that a visitor's document may have. The staff open these files, so anything is refused that runs, carries another
 * file, or loads content from elsewhere.
 */

/** An element of the list of types or of the relationships. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>> }

/** Why a file is refused. */
export type FileFault =
  | 'macros'
  /** A program, or a file that does not belong in a document. */
  | 'program'
  /** Loads templates or objects from elsewhere when it is opened. */
  | 'remote'
  /** Far larger in memory than on disk. */
  | 'bomb'

export const LIMITS = {
  /** The total of a file with all files within it. Documents with many pictures stay far below. */
  unpackedBytes: 100 * MEGABYTE,
  /** How many times its size an archive may unpack to. Small ones may have any density. */
  density: 100,
  densityAppliesFromBytes: 10 * MEGABYTE,
  /** Documents have some dozens. */
  parts: 2000,
  /** Parsing takes up to 0.2 s for 1 MB, and for a small part as long as for the minimum. */
  parsedBytes: 5 * MEGABYTE,
  parsedMinBytes: 8192,
  /** A document in a document may have a chart with its workbook. */
  depth: 3,
}

/** Parts of archives by the endings of their names. Word, LibreOffice, Google, WPS and Pages write these. */
const PARTS = {
  xml: 'xml rels vml xsd rdf',
  picture:
    'png jpg jpeg jpe jfif gif bmp dib tif tiff ico pcx emf emz wmf wmz svg svgz wdp jxr hdp webp heic heif avif pict pct pcz eps pdf',
  media: 'mp4 m4v mov wmv avi mpg mpeg mkv webm 3gp ogg mp3 m4a wav wma aac aif aiff au mid midi glb',
  font: 'odttf ttf otf fntdata',
  document: 'docx dotx xlsx xltx pptx potx ppsx sldx doc dot xls ppt vsdx vsd',
  signature: 'sigs psdor psdsxs psmdcp cer',
  /** Printer settings, and objects, which are inspected. */
  opaque: 'bin dat data tmp',
}
const ENDINGS = new Set(Object.values(PARTS).flatMap((endings) => endings.split(' ')))
const DOCUMENT_ENDINGS = new Set(PARTS.document.split(' '))

/** Word adds what follows the name in an address: image1.jpg&ehk=… */
const PASTED_PICTURE = /^[^?]*\/media\/[^/]*\.(?:png|jpe?g|gif|bmp|webp|svg)[&?;!][^/]*$/i
/** Parts of an OpenDocument without an ending. */
const OPEN_DOCUMENT_PART = /^(?:mimetype|layout-cache|ObjectReplacements\/[^/.]+)$/
/** Files that macOS and Windows add to a packed folder, and pictures that a converter named without an ending. */
const HARMLESS_PART =
  /^__MACOSX\/(?:.*\/)?\._[^/]*$|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|media\/[^/.]+(?:\.(?:undefined|null|unknown))?)$/i
/** Macros of Office, and the folders in which an OpenDocument keeps its programs. */
const MACRO_PART =
  /(^|\/)(?:vba[^/]*\.bin$|macrosheets\/)|^(?:basic|scripts)\/|\.(?:do[ct]m|xl[st]m|xlam|xlsb|p[op]tm|pp[as]m)$/i

/** Why a document does not have a part of this name. */
export const partFault = (name: string): FileFault | undefined => {
  if (MACRO_PART.test(name)) return 'macros'
  const isKnown = name.endsWith('/') || ENDINGS.has(endingOf(name).slice(1))
  const isHarmless = [PASTED_PICTURE, OPEN_DOCUMENT_PART, HARMLESS_PART].some((part) => part.test(name))
  return isKnown || isHarmless ? undefined : 'program'
}

/** Whether a part is an archive or a compound file by its name. */
export const isDocumentPart = (name: string) => DOCUMENT_ENDINGS.has(endingOf(name).slice(1))

/** Programs of Windows, Linux and macOS, scripts, shortcuts, other archives and pages of help. */
const PROGRAM_STARTS = [
  'MZ',
  '\x7fELF',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '#!',
  'L\0\0\0\x01\x14\x02\0',
  'MSCF',
  'Rar!',
  '7z\xbc\xaf',
  'ITSF',
]

export const startsLikeProgram = (bytes: Buffer) => {
  const start = bytes.toString('latin1', 0, 8)
  return PROGRAM_STARTS.some((program) => start.startsWith(program))
}

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

/** Whether a link leads to a file on the same computer: on a drive, or relative to the document. */
const isLocal = (target: string) => {
  const plain = normalized(target)
  const path = plain.replace(FILE_SCHEME, '')
  if (ON_A_DRIVE.test(path)) return true
  return !WITH_HOST.test(path) && !path.includes(':') && (path === plain || path.startsWith('/'))
}

/** Whether a target names another computer. */
const isElsewhere = (target: string) => {
  const plain = normalized(target)
  return (WITH_HOST.test(plain) || WITH_SCHEME.test(plain)) && !isLocal(target)
}

/** Pages and mails that were pasted into a document have these. */
const PICTURE_SCHEME = /^(?:https?|cid|data|blob|about|webkit-fake-url):/i

/** Whether a picture may be linked there. */
const isPictureLink = (target: string) => isLocal(target) || PICTURE_SCHEME.test(normalized(target))

/** The elements of the list of types and of the lists of relationships. */
export const DIRECTORY_ELEMENTS: ReadonlySet<string> = new Set(['Default', 'Override', 'Relationship'])

const MACRO_CONTENT_TYPE = /macroEnabled|vbaProject|macrosheet/i

export const contentTypeFault = ({ attributes }: XmlElement): FileFault | undefined =>
  MACRO_CONTENT_TYPE.test(attributes.ContentType ?? '') ? 'macros' : undefined

/** Relations that may leave the document, and where they may lead. Word loads everything but hyperlinks when it opens the document. */
const EXTERNAL: Record<string, (target: string) => boolean> = {
  hyperlink: () => true,
  image: isPictureLink,
  video: isPictureLink,
  audio: isPictureLink,
  media: isPictureLink,
  // The letterhead of an office.
  attachedTemplate: isLocal,
}
const MACRO_RELATIONSHIP = /^(?:vbaProject|wordVbaData|xl(?:Intl)?Macrosheet)$/i
/** A page, or a document of another format, that Word converts when it opens the document. */
const CONVERTED_RELATIONSHIP = 'aFChunk'

export const relationshipFault = ({ name, attributes }: XmlElement): FileFault | undefined => {
  if (name !== 'Relationship') return undefined
  const { Type = '', Target = '', TargetMode = 'Internal' } = attributes
  const kind = Type.slice(Type.lastIndexOf('/') + 1)
  if (MACRO_RELATIONSHIP.test(kind)) return 'macros'
  if (TargetMode !== 'Internal' || isElsewhere(Target))
    return Object.hasOwn(EXTERNAL, kind) && EXTERNAL[kind]?.(Target) ? undefined : 'remote'
  return kind === CONVERTED_RELATIONSHIP ? 'program' : undefined
}

/** Objects that open in another program. */
const OBJECT_RELATIONSHIP = /(?:^|\/)(?:oleObject|package)$/i

/** The name of the part with an object; undefined where the relationship is another one. */
export const objectPart = ({ name, attributes: { Type = '', Target = '' } }: XmlElement) =>
  name === 'Relationship' && OBJECT_RELATIONSHIP.test(Type) ? partNameOf(Target) : undefined

const IS_LINK = 1

/** Storages and streams of a .doc and of embedded objects, by their names in lower case and how they begin. */
export const ENTRIES: Record<string, (stream: Buffer) => FileFault | undefined> = {
  macros: () => 'macros',
  vba: () => 'macros',
  _vba_project: () => 'macros',
  _vba_project_cur: () => 'macros',
  package: () => 'program',
  // Paint keeps a picture where a package keeps a file.
  '\x01ole10native': (stream) => (stream.toString('latin1', 4, 6) === 'BM' ? undefined : 'program'),
  '\x01ole': (stream) =>
    stream.length >= 8 && (stream.readUInt32LE(4) & IS_LINK) !== 0 ? 'remote' : undefined,
  contents: (stream) => (startsLikeProgram(stream) ? 'program' : undefined),
}

/** Objects by the kind that they say they are of: a package, a link. */
const CLASSES: Record<string, FileFault> = {
  '0c00030000000000c000000000000046': 'program',
  '0003000000000000c000000000000046': 'remote',
}

export const classFault = (classId: string): FileFault | undefined => CLASSES[classId]
