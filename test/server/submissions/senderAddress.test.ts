import { subnetOf } from '@/server/submissions/senderAddress'
import { contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:DB8:0012:3400::1', '2001:db8:12:3400::/64'],
  ['::1', '::/64'],
  ['1:2:3::4:5:6:7', '1:2:3::/64'],
  ['::2:3:4:5:198.51.100.7', '0:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet)
})

describe('behind a proxy', () => {
  const server = forSuite(() => startServer({ settings: { SUBMISSIONS_PER_MINUTE: '1', TRUST_PROXY: 'on' } }))

  /** The answers to a form from each of these, each form with a mobile number of its own. */
  let sent = 0
  const codesFor = async (entries: string[]) => {
    const codes: number[] = []
    for (const entry of entries) {
      sent += 1
      const form = contactForm({ mobile: `${9_000_000_000 + sent}` })
      const { code } = await post(server, '/web/contact-form/save', form, { 'x-forwarded-for': entry })
      codes.push(code)
    }
    return codes
  }

  test.each([
    ['an IPv4 address', ['198.51.100.2', '198.51.100.2:40001', '198.51.100.2:40002', '"198.51.100.2:1"']],
    ['an IPv6 address', ['2001:db8::1', '[2001:db8::1]:443', '[2001:db8::2]', '"[2001:DB8:0::3]:40001"']],
    [
      'an entry after others',
      ['198.51.100.4', '10.0.0.1, 198.51.100.4:40001', '[2001:db8:9::1], 198.51.100.4'],
    ],
    [
      'what is no address',
      ['127.0.0.1', 'unknown', '_a1', '[', '12345', '0x7f.1', '198.51.100.999', '1.2.3', '', '[x]:1'],
    ],
  ])('%s is one sender however the proxy writes it', async (_title, entries) => {
    expect(await codesFor(entries)).toEqual(entries.map((_entry, n) => (n === 0 ? 200 : 429)))
  })

  test('other addresses are other senders', async () => {
    expect(
      await codesFor(['198.51.100.5:1', '198.51.100.6:1', '[2001:db8:7::1]:1', '[2001:db8:8::1]:1']),
    ).toEqual([200, 200, 200, 200])
  })
})
