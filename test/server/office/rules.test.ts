import { sampleCompany } from '@/domain/content/company'
import { checkPassword, hashPassword, isPassword } from '@/server/office/accounts/passwords'
import { cleanHtml } from '@/server/office/content/officeRows'
import { createSheetReader } from '@/server/office/jobs/sheetReader'

describe('passwords', () => {
  const account = { email: 'asha.verma@staffing.example', name: 'Asha Verma' }

  const check = (password: string, known = account) => checkPassword(password, known, sampleCompany)

  const SHORT = { field: 'password', code: 'passwordTooShort', values: { limit: 10 } }
  const OWN = { field: 'password', code: 'passwordIsKnown' }
  const EASY = { field: 'password', code: 'passwordIsEasy' }

  test.each(['asha.verma@staffing.example', 'asha.verma1990', 'Verma Asha 2026!', 'Navkaam@2026'])(
    '%s is hardly more than what everybody knows of the account',
    async (password) => {
      expect(await check(password)).toEqual(OWN)
    },
  )

  test('also where the email has figures, or the name is written in another script', async () => {
    const other = { email: 'r2@mail.example', name: 'आशा वर्मा' }
    for (const password of ['r2@mail.example', 'R2@MAIL.EXAMPLE99', 'आशा-वर्मा-1990'])
      expect([password, await check(password, other)]).toEqual([password, OWN])
  })

  test.each([
    'password123',
    'P@ssw0rd2026!',
    'India@12345',
    'ｐａｓｓｗｏｒｄ１２３',
    '9876543210',
    'abcabcabcabc',
  ])('%s is easy to guess', async (password) => {
    expect(await check(password)).toEqual(EASY)
  })

  test.each(['marigold on the terrace', 'kH7#vq9!xZt2', 'सावन की पहली बारिश', 'asha likes old trains'])(
    '%s is good',
    async (password) => {
      expect(await check(password)).toBeUndefined()
    },
  )

  test('a password has 10 to 200 characters, as people count them', async () => {
    expect(await check('kH7#vq9!x')).toEqual(SHORT)
    expect(await check('🌻🌵🌴🌿🍀')).toEqual(SHORT)
    expect(await check('kH7#vq9!x '.repeat(21))).toEqual({
      field: 'password',
      code: 'passwordTooLong',
      values: { limit: 200 },
    })
  })

  test('a hash is of its password alone, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('marigold'), hashPassword('marigold')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await isPassword('marigold', one)).toBe(true)
    expect(await isPassword('marigolds', one)).toBe(false)
    expect(await isPassword('', '')).toBe(false)
    expect(await isPassword('marigold', undefined)).toBe(false)
    // Another keyboard composes letters otherwise.
    expect(await isPassword('cafe\u0301 in the garden', await hashPassword('caf\u00e9 in the garden'))).toBe(
      true,
    )
  })
})

describe('descriptions', () => {
  test.each([
    ['3 < 4 & 5', '3 < 4 & 5'],
    ['HR <jobs@example.org>\nList<String>, <title>', 'HR <jobs@example.org>\nList<String>, <title>'],
    ['<p>HR <jobs@example.org></p>', '<p>HR &lt;jobs@example.org&gt;</p>'],
    ['<h1 class="a">A</h1><center>B<br>C</center>', '<h3>A</h3><div>B<br>C</div>'],
    ['<p>Fish &amp; "chips" &lt;b&gt; &nbsp;₹</p>', '<p>Fish &amp; "chips" &lt;b&gt; \u00a0₹</p>'],
    [
      '<a href="https://a.example/?a=1&b=2" onclick="x()">A</a>',
      '<a href="https://a.example/?a=1&amp;b=2">A</a>',
    ],
    ['<a href="tel:+919826012345">A</a>', '<a href="tel:+919826012345">A</a>'],
    ['<a href="//evil.example">A</a> <a href="java\nscript:x()">B</a>', '<a>A</a> <a>B</a>'],
    ['<p>a</p><script>x()</script><style>y</style><svg><p>z</p></svg><!-- z -->', '<p>a</p>'],
    ['<custom>inside</custom>', 'inside'],
    ['<p>One <b>two</b> <i>three</i></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<p style="color:red" onclick="x()" class="MsoNormal">A<o:p></o:p></p>', '<p>A</p>'],
    [`<a href='/x"onmouseover="y'>A</a>`, '<a href="/x&quot;onmouseover=&quot;y">A</a>'],
    ['<p>5 &lt; 6<br>next</p><img src=x onerror=y>', '<p>5 &lt; 6<br>next</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [`<p>a</p>${'<div>'.repeat(60)}deep`, `<p>a</p>${'<div>'.repeat(50)}deep${'</div>'.repeat(50)}`],
  ])('%j becomes %j', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned)
    expect(cleanHtml(cleaned)).toBe(cleaned)
  })
})

/** Says when it began to read, and when it was done. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    const began = Date.now()
    setTimeout(() => parentPort.postMessage({ began, ended: Date.now() }), 20)
  `)}`,
)

test('one spreadsheet is read at a time, three wait, and more are asked to come again', async () => {
  const read = createSheetReader(program)
  const sheet = { bytes: Buffer.from('job_id'), today: '2026-03-04' }
  const readings = [1, 2, 3, 4].map(() => read(sheet))
  expect(() => read(sheet)).toThrow(
    expect.objectContaining({ code: 503, headers: { 'Retry-After': '60' } }) as Error,
  )
  const times = (await Promise.all(readings)) as unknown as { began: number; ended: number }[]
  for (const [index, { began }] of times.slice(1).entries())
    expect(began).toBeGreaterThanOrEqual(times[index]!.ended)
  await expect(read(sheet)).resolves.toBeDefined()
})
