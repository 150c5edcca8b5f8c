import { withOtherJobs, fieldsIn, fillAnswer, isToldState } from '@/domain/submissions/answers'
import { allKinds } from '@/domain/submissions/inbox'
import { allStates, isAnswer, statesOf, stateLabel, waits } from '@/domain/submissions/states'
import { stateMessages } from '@/domain/submissions/stateMessages'
import { i18nOf } from '@/locales/catalogs'

test('each kind goes its way: what may follow, what is an answer, and who still waits', () => {
  const words = allKinds.map((kind) => allStates.flatMap((state) => statesOf[kind][state]?.word ?? []))
  const ofApplicants = [
    'Received',
    'Being looked at',
    'Shortlisted',
    'Sent to employer',
    'Interview',
    'Selected',
    'Joined',
    'Not this time',
    'Withdrawn',
  ]
  expect(words).toEqual([
    ofApplicants,
    ofApplicants,
    ofApplicants,
    ['New', 'In talks', 'Won', 'Lost', 'Withdrawn'],
    ['New', 'Answered', 'Withdrawn'],
  ])
  const chosen = (kind: (typeof allKinds)[number], is: typeof isAnswer) =>
    allStates.filter((state) => is(kind, state)).join(' ')
  expect(chosen('application', isAnswer)).toBe(
    'shortlisted sent_to_employer interview selected joined declined',
  )
  expect(chosen('enquiry', isAnswer)).toBe('in_talks won lost')
  expect(chosen('contact_message', isAnswer)).toBe('answered')
  expect(chosen('application', waits)).toBe('received in_review shortlisted sent_to_employer interview')
  expect(chosen('contact_message', waits)).toBe('received')
  for (const kind of allKinds)
    for (const { next } of Object.values(statesOf[kind]))
      expect(next.filter((one) => statesOf[kind][one] === undefined)).toEqual([])
  expect([stateLabel('received'), stateLabel('received', 'enquiry')]).toEqual(['Received', 'New'])
})

test('senders read the words of the office, in their language', () => {
  const [english, hindi] = [i18nOf('en'), i18nOf('hi')]
  for (const kind of allKinds) {
    const messages = Object.entries(stateMessages[kind])
    const words = messages.map(([state, { word }]) => [state, english._(word)])
    expect(words).toEqual(Object.entries(statesOf[kind]).map(([state, { word }]) => [state, word]))
  }
  const { declined } = stateMessages.application
  expect(declined && hindi._(declined.word)).toBe('इस बार नहीं')
})

test('a text is filled with what is known, and tidied where nothing stands any more', () => {
  const values = { name: 'Asha', job: 'C++ <Engineer> {place}', reason: '' }
  expect(fillAnswer('Dear {name},\n\n{ Job }: no. {reason}\n\n{reason}\n\n{date} {x}', values)).toBe(
    'Dear Asha,\n\nC++ <Engineer> {place}: no.\n\n{date} {x}',
  )
  expect(fillAnswer('For {job}, {place}: {date}, {time}', { job: 'Nurse', place: '', date: '1 May' })).toBe(
    'For Nurse: 1 May, {time}',
  )
  expect(fieldsIn('{name} { Name } {track} {}')).toEqual(['name', 'track'])
})

test('there is something to tell in each state but the first and the last', () => {
  expect(allStates.filter((state) => !isToldState(state))).toEqual(['received', 'withdrawn'])
})

test('a text names the other jobs that it counts for, each once and but its own', () => {
  const nurse = { kind: 'application', about: 'Nurse' }
  const others = [nurse, { kind: 'application', about: 'Fitter' }, { kind: 'application', about: 'Fitter' }]
  const message = { kind: 'contact_message', about: 'When do you open?' }
  const named = 'Sorry.\n\nThis message is also about: Fitter'
  expect(withOtherJobs('Sorry.', 'en', nurse, [...others, message])).toBe(named)
  expect(withOtherJobs('क्षमा करें।', 'hi', nurse, others)).toMatch(/\n\nयह संदेश इनके बारे में भी है: Fitter$/)
  expect(withOtherJobs('Sorry.', 'en', nurse, [nurse, message])).toBe('Sorry.')
})
