import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@/server/config/config'
import { temporaryFolder } from '@test/support/site'

const text = '\uFEFF{ "name": "Réseau श्रमिक" }\r\n'

test.each([
  ['Notepad', Buffer.from(text)],
  ['PowerShell', Buffer.from(text, 'utf16le')],
])('the company is read from a file that %s saved with a byte order mark', (_program, bytes) => {
  const COMPANY_FILE = join(temporaryFolder(), 'company.json')
  writeFileSync(COMPANY_FILE, bytes)
  expect(readConfig({ COMPANY_FILE }).company.name).toBe('Réseau श्रमिक')
})
