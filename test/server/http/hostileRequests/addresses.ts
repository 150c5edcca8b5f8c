import {
  type Hostile,
  APPLY,
  CATEGORY,
  CONTACT,
  ENQUIRY,
  RESUME,
  INTERNSHIP,
  NOTHING_HERE,
  WRONG_METHOD,
  json,
} from './request'

const NO_SUCH_FILE = 'There is no such file.'

/** Without a message the answer is a page. */
const ofAddress = (method: string, path: string, code: number, message?: string): Hostile => ({
  name: `${method} ${path.length > 60 ? `${path.slice(0, 60)}…` : path}`,
  method,
  path,
  ...(method === 'GET' || method === 'OPTIONS' ? {} : { headers: json, body: '{' }),
  code,
  message,
})

export const addresses: Hostile[] = [
  ...[APPLY, RESUME, INTERNSHIP, ENQUIRY, CONTACT, CATEGORY].map((path) =>
    ofAddress('GET', path, 405, WRONG_METHOD),
  ),
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) => [
    ofAddress(method, APPLY, 405, WRONG_METHOD),
    ofAddress(method, '/web/job/get', 405, WRONG_METHOD),
    ofAddress(method, '/about-us', 405, WRONG_METHOD),
  ]),
  ofAddress('POST', '/web/job/get', 405, WRONG_METHOD),
  ofAddress('POST', '/about-us', 405, WRONG_METHOD),
  ofAddress('POST', '/web/job/delete', 404, NOTHING_HERE),
  ...[
    '/web/%zz',
    '/web/%ff',
    '/web/job/get%00',
    '/web/job/get%0d%0aSet-Cookie:%20a=b',
    '/web/..%2f..%2fetc%2fpasswd',
    `/web/${'x'.repeat(10_000)}`,
    "/web/job/get'%20or%201=1",
    '/web/__proto__',
  ].map((path) => ofAddress('GET', path, 404, NOTHING_HERE)),
  ...[
    '/uploads/..%2f..%2fdata%2fportal.db',
    '/assets/..%5c..%5cdata%5cportal.db',
    '/media/%2fetc%2fpasswd',
    '/images/%00.png',
    '/portal.db',
    '/.env',
  ].map((path) => ofAddress('GET', path, 404, NO_SUCH_FILE)),
  ...[
    '/%',
    '/about-us%ff',
    '/.git/config',
    '/..;/',
    '//evil',
    '/job-details?s=%00',
    '/job-by-categories?id=__proto__',
    `/${'/'.repeat(15_000)}x`,
  ].map((path) => ofAddress('GET', path, 404)),
]
