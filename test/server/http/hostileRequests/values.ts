import { docBytes, fileOf } from '@test/support/builders'
import {
  type Hostile,
  APPLICATION_WARNING,
  INVALID,
  application,
  cannotBeUsed,
  contact,
  enquiry,
  internship,
  resume,
  tooLong,
} from './request'

/** Ways to name a thing that is not there. */
const noIds = ["1' or '1'='1", '99999999', '0x1', '__proto__']

const refused: Hostile[] = [
  ...noIds.flatMap((id) => [
    application(`the job ${id}`, { job_id: id }, 'This job is no longer open.'),
    resume(`the industry ${id}`, { industry_id: id }, INVALID),
    internship(`the location ${id}`, { current_location: id }, INVALID),
  ]),
  application('a CTC below nothing', { current_ctc_to: '-1' }, INVALID),
  resume('an experience of half a year', { experience_from: '0.5' }, INVALID),
  enquiry('services that are an object', { service_required: '{"0":"Recruitment"}' }, INVALID),
  enquiry('a service that is a list', { service_required: '[["Recruitment"]]' }, INVALID),
  enquiry('services in lists', { service_required: '['.repeat(50_000) }, tooLong('Services Required', 1000)),
  application('a mobile of eleven figures', { mobile: '98765432101' }, tooLong('Mobile no', 10)),
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
      `the file ${JSON.stringify(name)}`,
      { resume: fileOf(docBytes(), name) },
      APPLICATION_WARNING,
    ),
  ),
  ...['\0', '\u001b[2J', '\u0085', '\ufffd'].map((bad) =>
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, cannotBeUsed('Full name')),
  ),
]

const APPLIED = 'Your application was sent. We will call you if your profile fits the job.'
const CONTACT_SAVED = 'Thank you. Your message was sent.'

/** Stored like any other text: it does no harm in the database, an export or a mail. */
export const harmlessTexts = [
  "Robert'); DROP TABLE application;--",
  '<script>alert(1)</script>',
  '$(reboot) `reboot` | reboot',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '@SUM(A1:A9)',
  "=cmd|' /C calc'!A0",
  'नमस्ते \u202e gnp.exe',
]

const harmless: Hostile[] = [
  ...harmlessTexts.map((text) => contact(`the name ${text}`, { name: text }, CONTACT_SAVED, 200)),
  ...harmlessTexts.map((text) => application(`the name ${text}`, { full_name: text }, APPLIED, 200)),
  application('unknown fields', { is_admin: '1', id: 'x', __proto__x: 'y' }, APPLIED, 200),
  application('an unknown file', { shell: fileOf(Buffer.from('MZ'), 'x.exe') }, APPLIED, 200),
  application('a path in a name', { resume: fileOf(docBytes(), '../../../etc/cron.d/cv.doc') }, APPLIED, 200),
  application(
    'a path of Windows in a name',
    { resume: fileOf(docBytes(), '..\\..\\x\\cv.doc') },
    APPLIED,
    200,
  ),
  application('quotes in a name', { resume: fileOf(docBytes(), 'a"; rm -rf ~; ".doc') }, APPLIED, 200),
]

export const values: Hostile[] = [...refused, ...harmless]
