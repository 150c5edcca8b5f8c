import { endingOf } from '@/domain/fileKinds'
import type { FileFault } from './fault'
import { isElsewhere, isLocal, isPictureLink } from './linkTarget'
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
const XML_ENDINGS = new Set(PARTS.xml.split(' '))

/** Word adds what follows the name in an address: image1.jpg&ehk=… */
const PASTED_PICTURE = /^[^?]*\/media\/[^/]*\.(?:png|jpe?g|gif|bmp|webp|svg)[&?;!][^/]*$/i

const MACRO_PART = /(^|\/)(?:vba[^/]*\.bin$|macrosheets\/)|\.(?:do[ct]m|xl[st]m|xlam|xlsb|p[op]tm|pp[as]m)$/i

/** Why a document does not have a part of this name. */
export const partFault = (name: string): FileFault | undefined => {
  if (MACRO_PART.test(name)) return 'macros'
  const isFolder = name.endsWith('/')
  return isFolder || ENDINGS.has(endingOf(name).slice(1)) || PASTED_PICTURE.test(name) ? undefined : 'program'
}

export const isXmlPart = (name: string) => XML_ENDINGS.has(endingOf(name).slice(1))

const DOCUMENT_ENDINGS = new Set(PARTS.document.split(' '))
export const isDocumentPart = (name: string) => DOCUMENT_ENDINGS.has(endingOf(name).slice(1))

/** Programs of Windows and of Linux, scripts, and rich text, which may hold any of them. */
const PROGRAM_STARTS = ['MZ', '\x7fELF', '#!', '{\\rt']

export const startsLikeProgram = (bytes: Buffer) => {
  const start = bytes.toString('latin1', 0, 4)
  return PROGRAM_STARTS.some((program) => start.startsWith(program))
}

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

/** Also where the word is put together by other fields. */
const COMMAND_FIELD = /^[\s"“”]*(?:DDE|D{0,2}\uFFFC)/i
const LOADING_FIELD = /^[\s"“”]*(?:LINK|INCLUDE(?:TEXT)?|IMPORT|DATABASE|RD)\b/i
const PICTURE_FIELD = /^[\s"“”]*INCLUDEPICTURE\b/i
const ARGUMENT = /[^\s"“”=;']+/g

export const fieldFault = (instruction: string): FileFault | undefined => {
  if (COMMAND_FIELD.test(instruction)) return 'command'
  const links = (instruction.match(ARGUMENT) ?? []).filter(isElsewhere)
  if (LOADING_FIELD.test(instruction) && links.length > 0) return 'remote'
  return PICTURE_FIELD.test(instruction) && !links.every(isPictureLink) ? 'remote' : undefined
}

export const templateFault = (template: string): FileFault | undefined =>
  isLocal(template) ? undefined : 'remote'

/** Storages and streams of a .doc and of embedded objects, by their names in lower case. */
const ENTRIES: Record<string, FileFault> = {
  macros: 'macros',
  vba: 'macros',
  _vba_project: 'macros',
  _vba_project_cur: 'macros',
  encryptedpackage: 'locked',
  encryptioninfo: 'locked',
}
const PACKAGE_CLASS = '0c00030000000000c000000000000046'

export const entryFault = ({ name, classId }: { name: string; classId: string }): FileFault | undefined => {
  if (Object.hasOwn(ENTRIES, name)) return ENTRIES[name]
  return classId === PACKAGE_CLASS ? 'program' : undefined
}
