import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@/domain/content/company'
import { applyCompanyFile } from '@/server/content/companyFile'
import { temporaryFolder } from '@test/support/site'

const text = '\uFEFF{ "name": "Réseau श्रमिक" }\r\n'

test.each([
  ['Notepad', Buffer.from(text)],
  ['PowerShell', Buffer.from(text, 'utf16le')],
])('the company is read from a file that %s saved with a byte order mark', (_program, bytes) => {
  const companyFile = join(temporaryFolder(), 'company.json')
  writeFileSync(companyFile, bytes)
  applyCompanyFile({ companyFile })
  expect(company.name).toBe('Réseau श्रमिक')
})
