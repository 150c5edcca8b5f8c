import { draftTexts } from '@/domain/submissions/answerDrafts'
import { answerDoubt, answerFault, answerName } from '@/domain/submissions/answerRules'
import { type AnswerKey, answerKeys, fieldsIn } from '@/domain/submissions/answers'
import answerTexts from '@/domain/submissions/answerTexts.json'
import { problemSentence } from '@/domain/content/problems'

/** The sentence beside the text in the office; '' where it is taken. */
const said = (key: AnswerKey, text: string, judge: typeof answerFault = answerFault) => {
  const fault = judge(key, text)
  return fault ? problemSentence({ field: 'text', ...fault }, () => 'Text') : ''
}

const OF_ALL = '{name}, {reference}, {track}, {phone}, {company}'
const OF_APPLICANTS = OF_ALL.replace(',', ', {job}, {place},')
const OF_INVITATIONS = '{date}, {time}, {where}, {bring}, {invitation}'

describe('A text of an answer', () => {
  test.each<[AnswerKey, string]>([
    ['shortlisted', 'Dear {name}, you are shortlisted for {job}, {place}.'],
    ['shortlisted', '{ name }: a field may be written with spaces.'],
    ['declined', '{name}: {reason}'],
    ['interview', '{date} {time} {where} {bring} {invitation}'],
    ['reminder', '{invitation}'],
    ['answered', 'No field at all.'],
    ['selected', 'Your salary is < 2 Lakhs, or > 1; ask R&D; <Engineer>; <jobs@navkaam.example>.'],
    ['joined', 'a < b and c > d, <3, 5<6>4'],
    ['won', 'x'.repeat(2000)],
    ['won', ' \n'],
    ['reason_pay', 'The pay for {job}, {place} is less.'],
    ['similar_jobs', 'More jobs:'],
  ])('of %s is taken: %s', (key, text) => {
    expect(said(key, text)).toBe('')
  })

  test.each<[AnswerKey, string, string]>([
    ['shortlisted', 'Dear {nmae}', `There is no field {nmae}. Choose one of: ${OF_APPLICANTS}.`],
    ['won', 'प्रिय {नाम}', `There is no field {नाम}. Choose one of: ${OF_ALL}.`],
    ['won', '{}', `There is no field {}. Choose one of: ${OF_ALL}.`],
    [
      'shortlisted',
      'Come on {date}',
      `{date} cannot be filled in this text. Choose one of: ${OF_APPLICANTS}.`,
    ],
    [
      'declined',
      '{reason} {date}',
      `{date} cannot be filled in this text. Choose one of: ${OF_APPLICANTS}, {reason}.`,
    ],
    [
      'reminder',
      '{invitation} {reason}',
      `{reason} cannot be filled in this text. Choose one of: ${OF_APPLICANTS}, ${OF_INVITATIONS}.`,
    ],
    ['won', 'About {job}', `{job} cannot be filled in this text. Choose one of: ${OF_ALL}.`],
    ['reason_pay', 'See {track}', '{track} cannot be filled in this text. Choose one of: {job}, {place}.'],
    ['declined', 'Not this time, {name}.', 'Text needs {reason}, the reason that is chosen.'],
    [
      'interview',
      'Come on {date}',
      'Text needs {invitation}, the link on which the applicant says who comes.',
    ],
    ['won', 'x'.repeat(5000), 'Text has 5,000 characters, 3,000 too many: an answer has at most 2,000.'],
    ['won', 'x'.repeat(2001), 'Text has 2,001 characters, 1 too many: an answer has at most 2,000.'],
    ['won', 'You are <b>in</b>', 'Answers are plain text. Take out <b>.'],
    ['won', 'one<br/>two', 'Answers are plain text. Take out <br/>.'],
    [
      'won',
      'a <a href="https://navkaam.example">link</a>',
      'Answers are plain text. Take out <a href="https://navkaam.example">.',
    ],
    ['won', 'Tom &amp; Co', 'Answers are plain text. Take out &amp;.'],
    ['won', '&#8377; 2 Lakhs', 'Answers are plain text. Take out &#8377;.'],
    ['won', 'seen <!-- unseen', 'Answers are plain text. Take out <!--.'],
    [
      'won',
      'Dear {name,\nyou are in',
      "A curly bracket has no partner in '{name,'. A field is written like {name}.",
    ],
    [
      'won',
      '{name} for name}',
      "A curly bracket has no partner in 'for name}'. A field is written like {name}.",
    ],
  ])('of %s is refused: %s', (key, text, sentence) => {
    expect(said(key, text)).toBe(sentence)
  })

  test.each<[AnswerKey, string, boolean]>([
    ['shortlisted', 'We will call you.', true],
    ['shortlisted', 'We will call you, {name}.', false],
    ['reason_filled', 'The place has been filled.', false],
    ['similar_jobs', 'More jobs:', false],
    ['shortlisted', '', false],
  ])('of %s is doubtful without a field: %s', (key, text, isDoubtful) => {
    expect(said(key, text, answerDoubt)).toBe(
      isDoubtful
        ? 'Text has no field: all who get it read the same words, without a name or a reference.'
        : '',
    )
  })
})

test('the texts have names, and drafts in both languages that keep the rules', () => {
  expect(answerKeys.map(answerName)).toEqual([
    'Being looked at',
    'Shortlisted',
    'Asked for a yes',
    'Sent to employer',
    'Interview',
    'Selected',
    'Joined',
    'Not this time',
    'In talks',
    'Won',
    'Lost',
    'Answered',
    'Reminder',
    'Reason: filled',
    'Reason: experience',
    'Reason: distance',
    'Reason: pay',
    'Reason: papers missing',
    'Reason: not reached',
    'Reason: other',
    'Similar open jobs',
  ])
  expect(answerTexts.map(({ answer }) => answer)).toEqual(answerKeys)
  for (const key of answerKeys) {
    const { text, text_hi } = draftTexts(key)
    for (const draft of [text, text_hi]) {
      expect([key, said(key, draft), said(key, draft, answerDoubt)]).toEqual([key, '', ''])
      expect(draft.trim()).toBe(draft)
      expect(draft.length).toBeGreaterThan(10)
      // It fits a phone.
      expect(draft.length).toBeLessThan(600)
    }
    expect(fieldsIn(text_hi).toSorted()).toEqual(fieldsIn(text).toSorted())
  }
})
