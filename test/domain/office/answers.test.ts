import {
  ANSWER_CHARACTERS_MAX,
  answerKeys,
  fieldsIn,
  fieldsOf,
  fillAnswer,
  isToldState,
} from '@/domain/office/answers'
import answerTexts from '@/domain/office/answerTexts.json'
import { allKinds } from '@/domain/office/inbox'
import { allStates, isAnswer, sentenceOfWord, statesOf, stateLabel, waits } from '@/domain/office/states'

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
    for (const { next, word, sentence } of Object.values(statesOf[kind])) {
      expect(next.filter((one) => statesOf[kind][one] === undefined)).toEqual([])
      // One word has one sentence: `/track` knows the word alone.
      expect(sentenceOfWord(word)).toBe(sentence)
    }
  expect([stateLabel('received'), stateLabel('received', 'enquiry')]).toEqual(['Received', 'New'])
})

test('a text is filled with what is known, and tidied where nothing stands any more', () => {
  const values = { name: 'Asha', job: 'C++ <Engineer> {place}', reason: '' }
  expect(fillAnswer('Dear {name},\n\n{ Job }: no. {reason}\n\n{reason}\n\n{date} {x}', values)).toBe(
    'Dear Asha,\n\nC++ <Engineer> {place}: no.\n\n{date} {x}',
  )
  expect(fieldsIn('{name} { Name } {track} {}')).toEqual(['name', 'track'])
})

test('each state and reason has a draft in both languages, with the fields that it may have', () => {
  expect(answerTexts.map(({ answer }) => answer)).toEqual(answerKeys)
  for (const { answer, text, text_hi } of answerTexts)
    for (const draft of [text, text_hi]) {
      const known: readonly string[] = fieldsOf(answer as (typeof answerKeys)[number])
      expect([answer, fieldsIn(draft).filter((name) => !known.includes(name))]).toEqual([answer, []])
      expect(draft.trim()).toBe(draft)
      expect(draft.length).toBeGreaterThan(10)
      expect(draft.length).toBeLessThan(ANSWER_CHARACTERS_MAX / 2)
    }
  expect(allStates.filter((state) => !isToldState(state))).toEqual(['received', 'withdrawn'])
})
