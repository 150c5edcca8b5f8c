/** @jest-environment node */
import { subnetOf } from '@/server/submissions/subnet'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:3400:a:b:c:d', '2001:db8:12:3400'],
  ['2001:DB8:0012:3400::1', '2001:db8:12:3400'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1::', '1:0:0:0'],
  ['1:2:3::4:5:6:7', '1:2:3:0'],
  ['::2:3:4:5:198.51.100.7', '0:0:2:3'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('of %s counts %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet)
})
