import { get, startServer, type TestServer } from '@test/support/server'

/** Texts that people type, and the positions that come first: those of the list if it is about the text, else the close ones. */
const searches: [string, RegExp[]][] = [
  ['staff nurse nagpur', [/^Staff Nurse/]],
  ['nurse raipur', [/^Nursing Superintendent/]],
  ['nurse', [/Nurse/, /Nurse/, /^Nursing Superintendent/]],
  ['नर्स', [/Nurs/, /Nurs/, /Nurs/]],
  ['gnm', [/^Staff Nurse/, /Nurs/, /Nurs/]],
  ['security guard raipur', [/Security/, /Security/]],
  ['driver raipur', [/^Ambulance Driver/, /Driver/, /Driver/]],
  ['ड्राइवर', [/Driver/, /Driver/, /Driver/]],
  ['ड्राइवर रायपुर', [/^Ambulance Driver/]],
  ['drivar', [/Driver/, /Driver/, /Driver/]],
  ['job no 1003', [/^Staff Nurse/]],
  ['1003', [/^Staff Nurse/]],
  ['accountant raipur', [/Accounts/]],
  ['चपरासी', []],
  ['telecaller nagpur', [/Tele-caller/]],
  ['टीचर रायपुर', [/Teacher/]],
  ['data entry raipur', [/^Data Entry/]],
  ['electrician', [/Technician/]],
  ['receptionist nagpur', [/^Front Office/]],
  ['cook', [/Chef|Commis/]],
  ['cnc operator bhilai', [/CNC|VMC/]],
  ['sales executive raipur', [/Sales/]],
  ['delivery boy raipur', [/^Delivery Associate/]],
  ['फार्मासिस्ट', [/Pharmacist/]],
  ['इंजीनियर भिलाई', [/Engineer/]],
  ['software developer bangalore', [/Developer/]],
  ['lab technician', [/^Lab Technician/, /^Lab Technician/]],
  ['store keeper indore', [/Warehouse|Store/]],
  ['recepsionist', [/Front Office|Recept/]],
  ['pharmacy', [/Medical Records/, /^Hospital Pharmacist/]],
  ['lab tech', [/^Lab Technician/, /^Lab Technician/]],
  ['maths teacher', [/^Mathematics Faculty/, /Teacher/]],
  ['mechanical engineer bhilai', [/Mechanical/]],
  ['nurse&driver', [/^Ambulance Driver/, /Nurse|Driver/, /Nurse|Driver/]],
  ['driver 15000', [/Driver/, /Driver/]],
  ['securityguard', [/^Security Supervisor/]],
  ['jobs near me', [/./, /./, /./]],
  ['sales', [/Sales/, /Sales/, /Sales/]],
  ['production', [/Production/]],
  ['iti', []],
  ['hr executive', []],
  ['recruiter', [/Recruit|Talent/]],
  ['mazdoor', []],
  ['senior accountant', [/Account/]],
  ['lab tecnician', [/^Lab Technician/, /^Lab Technician/]],
  ['khana banane wala', [/Chef|Commis/]],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

type Card = { job_id: string; position: string; location: string }
type Answer = {
  jobs: Card[]
  total: number
  best: number
  numbered?: Card
  close?: {
    jobs: Card[]
    isInList: boolean
    place: string
    reach: string
    offers: { key: string; value: string; count: number }[]
  }
}

const search = async (q: string) => {
  const { data } = await get(server, `/web/job/search?${new URLSearchParams({ q })}`)
  return data as Answer
}

test.each(searches)("'%s' finds what is meant", async (text, first) => {
  const answer = await search(text)
  const isListFirst = answer.close?.isInList || (answer.best >= 0 && answer.best <= 2)
  const cards = [
    answer.numbered,
    ...(isListFirst ? answer.jobs : []),
    ...(answer.close?.jobs ?? []),
    ...answer.jobs,
  ]
  const shown = cards.filter((card) => card !== undefined).map(({ position }) => position)
  for (const [at, position] of first.entries())
    expect([text, shown.slice(0, 8), at, shown[at]]).toEqual([
      text,
      shown.slice(0, 8),
      at,
      expect.stringMatching(position),
    ])
})

test('a place in Hindi finds the 24 jobs there, and offers them as a filter', async () => {
  const { jobs, close } = await search('रायपुर')
  const all = [...jobs, ...(close?.jobs ?? [])]
  expect(all.map(({ location }) => location)).toEqual(
    Array.from({ length: 24 }, () => expect.stringContaining('Raipur') as string),
  )
  expect(close?.offers).toEqual([{ key: 'locations', value: 'Raipur', count: 24 }])
})
