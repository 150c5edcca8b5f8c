import { contactForm, enquiryForm, internshipForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { ENQUIRY, INTERNSHIP, MESSAGE, startInbox, type InboxServer } from './inboxServer'

const searches: readonly [sent: string, search: string][] = [
  ['K.S.Rao', 'KS Rao'],
  ['K.S.Rao', 'K. S. Rao'],
  ['KS Rao', 'K.S. Rao'],
  ['KS Rao', 'K.S.Rao'],
  ['K.S.Rao', 'K.S.Rao'],
  ['S. Iyer', 's.iyer'],
  ['D’Souza Maria', "D'Souza"],
  ["D'Souza John", 'D’Souza'],
  ['José Fernandes', 'Jose'],
  ['सुनीता\u200d देवी', 'सुनीता'],
  ['फ़िरोज़ ख़ान', 'फिरोज खान'],
  ['राकेश कडवे', 'राकेश कड़वे'],
  ['चाँदनी', 'चांदनी'],
  ['सन्तोष', 'संतोष'],
  ['संतोष कुमार', 'सन्तोष'],
  ['अम्बिका', 'अंबिका'],
  ['पङ्कज', 'पंकज'],
  ['गंगा बाई', 'गङ्गा'],
  ['ज्ञानेन्द्र', 'ज्ञानेंद्र'],
]

const messages: readonly [sent: string, search: string][] = [
  ['I was an HR manager.', 'HR manager'],
  ['Five years in QA, then sales.', 'qa'],
  ['Work: IT-Support', 'IT support'],
  ['I mended lamps of 10 W and more.', '10 W'],
  ['I know C# and C++.', 'c#'],
  ['I hold an M.B.A. of Raipur.', 'mba'],
  ['Call 98123 00060 after six.', '9812300060'],
  ['Call +91-98123-00061, please.', '98123 00061'],
  ['Call (98123) 000.62', '9812300062'],
  ['Call 98123/00063', '+91 98123-00063'],
  ['मेरा नंबर ९८१२३०००६८ है', '9812300068'],
  ['My number is 9812300069.', '९८१२३०००६९'],
]

const HOUR_MS = 60 * 60 * 1000

/** Sends each text at an hour of its own. */
const sendAll = async (
  day: number,
  office: InboxServer,
  texts: readonly string[],
  toForm: (text: string) => FormData,
  path = MESSAGE,
) => {
  let time = day
  for (const text of texts) {
    time += HOUR_MS
    await office.send(new Date(time).toISOString(), path, toForm(text))
  }
}

describe('a search of the inbox', () => {
  const office = forSuite(() => startInbox({ settings: { SUBMISSIONS_PER_MINUTE: '0' } }))

  test('finds names however they are written', async () => {
    await sendAll(Date.UTC(2026, 2, 1), office, [...new Set(searches.map(([name]) => name))], (name) =>
      contactForm({ name }),
    )
    for (const [sent, search] of searches)
      expect([search, await office.names({ search })]).toEqual([search, expect.arrayContaining([sent])])
    expect(await office.names({ search: 'KS Iyer' })).toEqual([])
  })

  test('finds short words and numbers in what was written', async () => {
    await sendAll(
      Date.UTC(2026, 2, 2),
      office,
      messages.map(([message]) => message),
      (message) => contactForm({ message, name: message.slice(0, 40), mobile: '9000000002' }),
    )
    for (const [sent, search] of messages)
      expect([search, await office.names({ search })]).toEqual([search, [sent.slice(0, 40).trim()]])
  })

  test('finds a guardian, and no Yes', async () => {
    const choices = { keep_for_other_jobs: 'yes', is_minor: 'yes', guardian_name: 'Gopal Uikey' }
    const form = internshipForm({ name: 'Tara Uikey', ...choices })
    const { reference } = await office.send('2026-03-03T00:00:00.000Z', INTERNSHIP, form)
    expect(await office.names({ search: 'gopal' })).toEqual(['Tara Uikey'])
    expect(await office.names({ search: 'yes' })).toEqual([])
    expect((await office.open(reference)).fields.slice(-3)).toEqual([
      { label: 'Keep for other jobs', value: 'Yes' },
      { label: 'Under 18', value: 'Yes' },
      { label: "Guardian's name", value: 'Gopal Uikey' },
    ])
  })

  test('sorts names and companies by their letters, whatever their case, accents and nasals', async () => {
    const senders = [
      ['Zoya', 'Zeta'],
      ['Édith', 'acme'],
      ['eden', 'Écla'],
      ['Efua', 'échelon'],
      ['सन्तोष क', 'Acme b'],
      ['संतोष ख', 'eclat'],
    ] as const
    await sendAll(
      Date.UTC(2026, 2, 4),
      office,
      senders.map(([name]) => name),
      (name) => enquiryForm({ name, company_name: senders.find(([one]) => one === name)?.[1] ?? '' }),
      ENQUIRY,
    )
    const sorted = async (sort: 'name' | 'company') =>
      (await office.list({ kind: 'enquiry', sort, order: 'asc' })).rows.map((row) => row[sort])
    expect(await sorted('name')).toEqual(['eden', 'Édith', 'Efua', 'Zoya', 'सन्तोष क', 'संतोष ख'])
    expect(await sorted('company')).toEqual(['acme', 'Acme b', 'échelon', 'Écla', 'eclat', 'Zeta'])
  })

  test.each([
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234568', '+971501234568'],
    ['+1 (415) 555-0123', '+14155550123'],
    ['9876543210 / 9876543211', '9876543210 / 9876543211'],
  ])('the number %s is listed and exported with its country and its neighbour', async (mobile, shown) => {
    const at = new Date(Date.parse('2026-03-05T00:00:00.000Z') + (Number(mobile.replace(/\D/g, '')) % 1e6))
    const row = await office.send(at.toISOString(), INTERNSHIP, internshipForm({ mobile }))
    expect(row.mobile).toBe(shown)
    const answer = await fetch(
      `${office.origin}/office/api/submissions/export?format=csv&search=${encodeURIComponent(mobile)}`,
      { headers: { cookie: office.as('recruiter').cookie } },
    )
    expect(await answer.text()).toContain(`"${shown.startsWith('+') ? `'${shown}` : shown}"`)
  })
})
