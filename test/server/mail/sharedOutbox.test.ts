import { join } from 'node:path'
import { headersOf, startMailServer, type Received } from '@test/support/mailServer'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'
import { openOutbox } from './openOutbox'
import { NOW, outboxOf, plain } from './waiting'

const newFile = () => join(temporaryFolder(), 'portal.db')
const idsOf = (received: Received[]) =>
  received.map((mail) => headersOf(mail)['message-id'] ?? '').sort((one, other) => one.localeCompare(other))

test('processes that share a database mail each submission once', async () => {
  const mailServer = await startMailServer()
  const file = newFile()
  const one = await openOutbox(file, mailServer.settings)
  const two = await openOutbox(file, mailServer.settings)
  const three = await openOutbox(file, mailServer.settings)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const id of ids) await one.submit(id)
  await Promise.all([one.sendDue(), two.sendDue(), three.sendDue(), one.sendDue()])
  await until(async () => (await outboxOf(one.database)).length === 0)
  expect(idsOf(mailServer.received)).toEqual(ids.map((id) => `<contact_message.${id}@portal.invalid>`))
  for (const { close } of [one, two, three]) await close()
  await mailServer.close()
}, 20_000)

test('what a killed process had claimed is mailed by another after the lease, under the same id', async () => {
  const mailServer = await startMailServer()
  let now = new Date(NOW)
  const outbox = await openOutbox(newFile(), mailServer.settings, () => now)
  await outbox.submit('a')
  const claimed_until = '2026-03-04T05:16:07.000Z'
  await outbox.database.db.updateTable('mail_outbox').set({ claimed_until }).execute()
  now = new Date('2026-03-04T05:16:06.999Z')
  await outbox.sendDue()
  expect(mailServer.received).toEqual([])
  now = new Date(claimed_until)
  await outbox.sendDue()
  expect(idsOf(mailServer.received)).toEqual(['<contact_message.a@portal.invalid>'])
  await outbox.close()
  await mailServer.close()
})

test('what was erased before it was mailed is not mailed', async () => {
  const mailServer = await startMailServer()
  const outbox = await openOutbox(newFile(), mailServer.settings)
  await outbox.submit('a')
  await outbox.database.db.deleteFrom('contact_message').execute()
  await outbox.sendDue()
  expect(await outboxOf(outbox.database)).toEqual([])
  expect(mailServer.received).toEqual([])
  await outbox.close()
  await mailServer.close()
})

test('nothing that was stored becomes a header, an address or a field of the mail', async () => {
  const mailServer = await startMailServer()
  const outbox = await openOutbox(newFile(), mailServer.settings)
  await outbox.submit(
    'a',
    {
      name: 'Eve\r\nBcc: all@staff.example\r\n\r\nX',
      email: 'eve@example.com, all@staff.example',
      message: 'Hello\r\nId: forged\nFiles: forged',
    },
    [{ name: 'a"\r\nX-Evil: 1.pdf', bytes: Buffer.from('%PDF-1.4 forged') }],
  )
  await outbox.sendDue()
  await outbox.close()
  await mailServer.close()
  const [mail] = mailServer.received as [Received]
  expect(mail.to).toEqual(['hr@staff.example', 'boss@staff.example'])
  const headers = headersOf(mail)
  expect(headers.subject).toBe('Message: Eve Bcc: all@staff.example X')
  expect(headers).not.toHaveProperty('bcc')
  expect(headers).not.toHaveProperty('reply-to')
  expect(mail.raw).not.toMatch(/^(?:X-Evil|Bcc|Id: forged|Files: forged)/im)
  expect(plain(mail)).toContain('Message: Hello\n    Id: forged\n    Files: forged\n')
  expect(mail.raw.replaceAll('\r\n', '')).toContain(Buffer.from('%PDF-1.4 forged').toString('base64'))
})
