import { docBytes, fileOf } from '@test/support/builders'
import { PROGRAM } from './files'
import { type Hostile, application, contact } from './request'

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

export const harmless: Hostile[] = [
  ...harmlessTexts.map((text) => contact(`the name ${text}`, { name: text }, CONTACT_SAVED, 200)),
  ...harmlessTexts.map((text) => application(`the name ${text}`, { full_name: text }, APPLIED, 200)),
  application('unknown fields', { is_admin: '1', id: 'x', __proto__x: 'y' }, APPLIED, 200),
  application('an unknown file', { shell: fileOf(PROGRAM, 'x.exe') }, APPLIED, 200),
  application('a path in a name', { resume: fileOf(docBytes(), '../../../etc/cron.d/cv.doc') }, APPLIED, 200),
  application(
    'a path of Windows in a name',
    { resume: fileOf(docBytes(), '..\\..\\x\\cv.doc') },
    APPLIED,
    200,
  ),
  application('quotes in a name', { resume: fileOf(docBytes(), 'a"; rm -rf ~; ".doc') }, APPLIED, 200),
]
