import { interviewPlaces } from '@/office/features/inbox/answer/useAnswer'

const raipur = '18 Kanchanar Path, Telibandha Ward, Raipur, Chhattisgarh 492006'
const bilaspur = 'Shop 3, Raipur Road, Bilaspur (C.G.) 495001'
const nagpur = '51 Santra Bazaar Lane, Dharampeth, Nagpur - 440010'
const bengaluru = '112 Shirish Kunj, Koramangala, Bengaluru, Karnataka 560034'
const offices = [raipur, bilaspur, nagpur, bengaluru].map((address) => ({ values: { address } }))

const placesFor = (location: string | null, walk_in_address: string | null = null) =>
  interviewPlaces({ location, walk_in_address }, offices)

test.each([
  ['the same town', 'Nagpur', nagpur],
  ['the town by another of its names', 'Bangalore', bengaluru],
  ['one of several towns', 'Surat, Nagpur', nagpur],
  ['the same state', 'Mysuru', bengaluru],
  ['the same state, as the job writes it', 'Kawardha, CG', raipur],
  ['a state alone', 'Karnataka', bengaluru],
  ['the town, and not a road to it', 'Bilaspur', bilaspur],
  ['a town of another name', 'Nava Raipur', raipur],
])('the first place is that of the office nearest to the job: %s', (_what, location, place) => {
  expect(placesFor(location).first).toBe(place)
})

test.each([
  'Patna',
  // A town of this name is in another state, too.
  'Bilaspur, Himachal Pradesh',
  'Durgapur',
  'Remote',
  'Anywhere in India',
  '',
  null,
])('the first place is empty where no office is near: %s', (location) => {
  expect(placesFor(location)).toEqual({ first: '', places: [raipur, bilaspur, nagpur, bengaluru] })
})

test('the walk-in of the job comes first, then the offices near it, then the others, each once', () => {
  expect(placesFor('Nagpur', ' Gate 2, Wardha Road ')).toEqual({
    first: 'Gate 2, Wardha Road',
    places: ['Gate 2, Wardha Road', nagpur, raipur, bilaspur, bengaluru],
  })
  expect(placesFor('Patna', nagpur).places).toEqual([nagpur, raipur, bilaspur, bengaluru])
  expect(interviewPlaces(undefined, []).first).toBe('')
})

test('an unknown town is found by its name in whole words', () => {
  const near = (address: string) =>
    interviewPlaces({ location: 'Kawardha', walk_in_address: null }, [{ values: { address } }]).first
  expect(near('Main Road, Kawardha 491995')).not.toBe('')
  expect(near('Kawardha Road, Raipur')).toBe('')
  expect(near('Kawardhapur')).toBe('')
})
