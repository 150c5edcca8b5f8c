import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Tracked } from '@/domain/submissions/track'
import { readZip } from '@/server/files/zip'
import { forSuite } from '@test/support/forSuite'
import { startInbox } from '../office/inboxServer'
import { storeAnswer } from '../office/storeAnswer'
import { at, track, tracking } from './tracking'

const office = forSuite(() => startInbox())
const { apply, disclose } = tracking(office)

/** The files of an archive with their texts. */
const unzipped = async (response: Response) => {
  const files = await readZip(Buffer.from(await response.arrayBuffer()))
  return new Map(
    await Promise.all(
      files.map(
        async ({ name, unpack }) => [name, (await buffer(Readable.from(unpack()))).toString()] as const,
      ),
    ),
  )
}

test('what copies have in common is shown once', async () => {
  const first = await apply()
  const { email = '' } = (await track(office, '', first)).data ?? {}
  const again = await apply({ mobile: first.mobile, email })
  const references = [first.reference, again.reference] as const
  await office.as('recruiter').post('/submissions/bulk', {
    references,
    recipient: 'Trishul Works',
    withoutYes: 'Agreed by phone',
  })
  await office.as('recruiter').post(at(first.reference, '/merge'), { with: again.reference })
  const told = { at: '2026-03-06T10:00:00.000Z', way: 'phone', state: 'received', text: 'Call us.' } as const
  await storeAnswer(office.db, { ...told, references })
  const { data } = await track(office, '', first)
  const disclosures = [
    { recipient: 'Trishul Works', at: expect.any(String), saidYesAt: '', reason: 'Agreed by phone' },
  ]
  expect(data).toMatchObject({ disclosures, answers: [{ text: 'Call us.' }] })
  const files = await unzipped(await fetch(office.origin + (data?.copyUrl ?? '')))
  const held = JSON.parse(files.get(`${first.reference}.json`) ?? '') as unknown
  expect(held).toMatchObject({ disclosures, told: [{ way: 'by phone', text: 'Call us.' }] })
})

test('a copy of all that is held comes with a link of its own', async () => {
  const { reference, last4 } = await apply({ full_name: 'Asha Verma' })
  await office.as('recruiter').post(at(reference, '/notes'), { text: 'Was called.' })
  await disclose(reference, 'Trishul Works')
  const invitation = { day: '2030-03-09', time: '10:30', place: 'Main Road', bring: 'Papers' }
  const tell = async (message: object) => {
    const { version } = await office.open(reference)
    return office.as('recruiter').post(at(reference, '/tell'), { way: 'phone', version, ...message })
  }
  expect((await tell({ state: 'interview', text: 'Come on Saturday.', invitation })).code).toBe(200)
  const joined = {
    state: 'joined',
    placement: { position: 'Welder', employer: 'Trishul Works', joinedOn: '2026-04-01', pay: '₹ 20,000' },
  }
  expect((await tell(joined)).code).toBe(200)
  const { data } = await track(office, '', { reference, last4 })
  const { copyUrl = '' } = data ?? {}
  const download = (url: string) => fetch(office.origin + url)
  const response = await download(copyUrl)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${reference}.zip"`,
  })
  const files = await unzipped(response)
  expect([...files.keys()]).toEqual([
    `${reference}.txt`,
    `${reference}.json`,
    'files/photo-photo.jpg',
    'files/resume-resume.docx',
  ])
  expect(files.get(`${reference}.txt`)).toMatch(/Full name: Asha Verma[^]*Trishul Works[^]*Was called\./)
  const told = [
    'by phone: Come on Saturday.',
    '09-03-2030, 10:30, Main Road, Papers',
    'Welder, Trishul Works',
    'Joined on 01-04-2026',
    'Pay: ₹ 20,000',
    'Kavita Sahu, 18 Kanchanar Path, Telibandha Ward, Raipur, Chhattisgarh 492006, grievances@navkaam.example',
  ]
  const text = files.get(`${reference}.txt`) ?? ''
  expect(told.filter((line) => !text.includes(line))).toEqual([])
  const held = JSON.parse(files.get(`${reference}.json`) ?? '') as Tracked
  expect(held).toMatchObject({
    reference,
    state: 'Joined',
    disclosures: [{ recipient: 'Trishul Works' }],
    notes: [{ text: 'Was called.' }],
    told: [{ way: 'by phone' }, { way: 'by phone', text: 'Come on Saturday.' }],
    placement: { employer: 'Trishul Works', leftOn: '' },
  })
  expect(held).toMatchObject({
    changes: [
      'Answered by phone',
      'Interview',
      'Invited for 09-03-2030',
      'Answered by phone',
      'Joined',
      'Placement recorded',
    ].map((what) => ({
      what,
      by: 'the staff',
    })),
  })
  expect(files.get(`${reference}.json`)).not.toContain('A recruiter')
  const job = office.db.updateTable('job').where('job_id', '=', '1001')
  await job.set({ position_hi: 'जावा डेवलपर' }).execute()
  const hindi = await track(office, '', { reference, last4, language: 'hi' })
  expect(hindi.data).toMatchObject({ about: 'जावा डेवलपर', job: { position: 'जावा डेवलपर' } })
  expect(hindi.data).toMatchObject({ kind: 'Application', state: 'Joined' })
  expect(hindi.data?.fields[1]).toMatchObject({ label: 'पूरा नाम', value: 'Asha Verma' })
  const copy = (await unzipped(await download(hindi.data?.copyUrl ?? ''))).get(`${reference}.txt`) ?? ''
  const inHindi = [
    `आवेदन ${reference}: जावा डेवलपर`,
    'स्थिति: काम शुरू',
    'आपने क्या भेजा',
    'पूरा नाम: Asha Verma',
    'शुरू: 01-04-2026',
    'शिकायत अधिकारी',
    'फ़ोन पर: Come on Saturday.',
    'काम शुरू (ऑफ़िस की ओर से)',
  ]
  expect(inHindi.filter((line) => !copy.includes(line))).toEqual([])
  const gone = { code: 404, message: 'This link has expired. Show your submission again to get a new one.' }
  const refusal = async (url: string) => {
    const answer = await download(url)
    return { code: answer.status, ...((await answer.json()) as object) }
  }
  const other = (await apply()).reference
  expect(await refusal(copyUrl.replace(reference, other))).toMatchObject(gone)
  expect(await refusal(copyUrl.replace(/until=\d+/, 'until=9999999999999'))).toMatchObject(gone)
  expect(await refusal('/api/track/copy')).toMatchObject(gone)
  await track(office, '/erase', { reference, last4 })
  expect(await refusal(copyUrl)).toMatchObject(gone)
})
