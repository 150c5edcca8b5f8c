import { subnetOf } from '@/server/submissions/rateLimits'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:3400:a:b:c:d', '2001:db8:12:3400::/64'],
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
