import { endingOf } from '@/domain/fileKinds'
import type { FileFault } from '../fault'
import { isElsewhere, isLocal, isPictureLink, partNameOf } from './linkTarget'
import type { XmlElement } from './xmlElements'

/*
 * What a Word document may consist of. The staff open these files, so nothing that runs, starts a program, or loads content from
 * elsewhere is accepted. What is not in these tables is refused.
 */

/** Parts of a .docx, and of documents within it, by the endings of their names. Word, LibreOffice, Google, WPS and Pages write these. */
const PARTS = {
  xml: 'xml rels vml xsd',
  picture:
    'png jpg jpeg jpe jfif gif bmp dib tif tiff ico pcx emf emz wmf wmz svg svgz wdp jxr hdp webp heic heif avif pict pct pcz eps pdf',
  media: 'mp4 m4v mov wmv avi mpg mpeg mkv webm 3gp ogg mp3 m4a wav wma aac aif aiff au mid midi glb',
  font: 'odttf ttf otf fntdata',
  document: 'docx dotx xlsx xltx pptx potx ppsx sldx doc dot xls ppt vsdx vsd',
  signature: 'sigs psdor psdsxs psmdcp cer',
  /** Settings of printers, and objects, which are looked into. */
  opaque: 'bin dat data tmp',
}
const ENDINGS = new Set(Object.values(PARTS).flatMap((endings) => endings.split(' ')))

/** Word adds what follows the name in an address: image1.jpg&ehk=… */
const PASTED_PICTURE = /^[^?]*\/media\/[^/]*\.(?:png|jpe?g|gif|bmp|webp|svg)[&?;!][^/]*$/i

const MACRO_PART = /(^|\/)(?:vba[^/]*\.bin$|macrosheets\/)|\.(?:do[ct]m|xl[st]m|xlam|xlsb|p[op]tm|pp[as]m)$/i

/** Why a document does not have a part of this name. */
export const partFault = (name: string): FileFault | undefined => {
  if (MACRO_PART.test(name)) return 'macros'
  const isFolder = name.endsWith('/')
  return isFolder || ENDINGS.has(endingOf(name).slice(1)) || PASTED_PICTURE.test(name) ? undefined : 'program'
}

const DOCUMENT_ENDINGS = new Set(PARTS.document.split(' '))
export const isDocumentPart = (name: string) => DOCUMENT_ENDINGS.has(endingOf(name).slice(1))

/** Programs of Windows, Linux and macOS, scripts, shortcuts, other archives, pages of help, and rich text, which may hold any of them. */
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
  '{\\rt',
]

export const startsLikeProgram = (bytes: Buffer) => {
  const start = bytes.toString('latin1', 0, 8)
  return PROGRAM_STARTS.some((program) => start.startsWith(program))
}

/** What the list of types and the lists of relationships consist of. */
export const DIRECTORY_ELEMENTS: ReadonlySet<string> = new Set(['Default', 'Override', 'Relationship'])

const MACRO_CONTENT_TYPE = /macroEnabled|vbaProject|macrosheet/i

export const contentTypeFault = ({ attributes }: XmlElement): FileFault | undefined =>
  MACRO_CONTENT_TYPE.test(attributes.ContentType ?? '') ? 'macros' : undefined

/** What may lie outside the document, and where. Word loads everything but hyperlinks when it opens the document. */
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
  return kind === CONVERTED_RELATIONSHIP ? 'otherFormat' : undefined
}

/** What opens in another program. */
const OBJECT_RELATIONSHIP = /(?:^|\/)(?:oleObject|package)$/i

/** The name of the part with an object; undefined where the relationship is another one. */
export const objectPart = ({ name, attributes: { Type = '', Target = '' } }: XmlElement) =>
  name === 'Relationship' && OBJECT_RELATIONSHIP.test(Type) ? partNameOf(Target) : undefined

/** Takes the place of a field within an instruction, and of what cannot be told. */
export const NESTED_FIELD = '\uFFFC'

/** Commands that load a document. */
const LOADING = ['LINK', 'INCLUDE', 'INCLUDETEXT', 'IMPORT', 'DATABASE', 'RD']
const PICTURES = ['INCLUDEPICTURE']
const COMMAND = /^[\s"“”„'\\]*(\p{L}*)/u
/** Characters that nobody sees, and that Word may skip. */
const INVISIBLE = /[^\P{C}\s]+/gu
const ARGUMENT = /[^\s"“”=;']+/g

/** Why a field of a document is refused. Other fields within its instruction are marked, and may spell any text. */
export const fieldFault = (instruction: string): FileFault | undefined => {
  const text = instruction.replace(INVISIBLE, '')
  const [start = '', written = ''] = COMMAND.exec(text) ?? []
  const command = written.toUpperCase()
  const isSpelled = text.startsWith(NESTED_FIELD, start.length)
  const isOneOf = (names: readonly string[]) =>
    names.some((name) => name === command || (isSpelled && name.startsWith(command)))
  if (command.startsWith('DDE') || (isSpelled && 'DDE'.startsWith(command))) return 'command'
  const isPicture = isOneOf(PICTURES)
  if (!isPicture && !isOneOf(LOADING)) return undefined
  if (text.includes(NESTED_FIELD)) return 'remote'
  const links = (text.match(ARGUMENT) ?? []).filter(isElsewhere)
  return links.every((link) => isPicture && isPictureLink(link)) ? undefined : 'remote'
}

/** Why a .doc does not open this file: a template, or what a mail merge reads. */
export const loadedFault = (file: string): FileFault | undefined => (isLocal(file) ? undefined : 'remote')

/** Why a .doc does not show a picture of this place. */
export const pictureFault = (link: string): FileFault | undefined =>
  isPictureLink(link) ? undefined : 'remote'

/** Storages and streams of a .doc and of embedded objects, by their names in lower case. */
const ENTRIES: Record<string, FileFault> = {
  macros: 'macros',
  vba: 'macros',
  _vba_project: 'macros',
  _vba_project_cur: 'macros',
  encryptedpackage: 'locked',
  encryptioninfo: 'locked',
}
/** Objects by the kind that they say they are of: a package, a link. */
const CLASSES: Record<string, FileFault> = {
  '0c00030000000000c000000000000046': 'program',
  '0003000000000000c000000000000046': 'remote',
}

export const entryFault = ({ name, classId }: { name: string; classId: string }): FileFault | undefined => {
  if (Object.hasOwn(ENTRIES, name)) return ENTRIES[name]
  return CLASSES[classId]
}
