import type { Drafts } from '@/domain/office/answers'
import { carriedOver, readyText } from '@/office/features/inbox/answer/answerText'

const withReason = (sentence: string) => `Dear Kiran,\n\nNot this time.${sentence}\n\nApply again.`
const FILLED = withReason(' The post is filled.')
const FAR = withReason(' It is too far.')
const SIMILAR = 'Open now:\nFitter, https://x.example/jobs/7'

const drafts = {
  language: 'en',
  texts: {
    en: {
      text: withReason(''),
      reasons: {
        filled: FILLED,
        experience: '',
        distance: FAR,
        pay: '',
        papers: '',
        not_reached: '',
        other: '',
      },
      similar: SIMILAR,
    },
    hi: { text: 'नमस्ते Kiran', similar: '' },
  },
} as const satisfies Pick<Drafts<unknown>, 'language' | 'texts'>

describe('The ready text', () => {
  it.each([
    [{}, withReason('')],
    [{ reason: 'filled' }, FILLED],
    [{ reason: 'distance', hasSimilar: true }, `${FAR}\n\n${SIMILAR}`],
    // In Hindi there are neither a reason nor jobs.
    [{ language: 'hi', reason: 'distance', hasSimilar: true }, 'नमस्ते Kiran'],
  ] as const)('with %j', (chosen, text) => {
    expect(readyText(drafts, chosen)).toBe(text)
  })

  it('is filled as far as something is known, and says nothing of what to bring where it is nothing', () => {
    const text = 'On {date} at {time}.\nBring: {bring}\nAnswer: {invitation}'
    const of = {
      language: 'en',
      texts: { en: { text, similar: '' }, hi: { text: '', similar: '' } },
    } as const
    expect(readyText(of, {}, { date: '02-12-2026' })).toBe('On 02-12-2026 at {time}.\nAnswer: {invitation}')
    expect(readyText(of, {}, { bring: 'Aadhaar' })).toBe(
      'On {date} at {time}.\nBring: Aadhaar\nAnswer: {invitation}',
    )
    // The rest of a line is said: 'nothing special' is filled in when it is told.
    const inLine = { en: { text: 'Bring {bring}. Answer: {invitation}', similar: '' }, hi: of.texts.hi }
    expect(readyText({ ...of, texts: inLine }, {})).toBe('Bring {bring}. Answer: {invitation}')
  })
})

describe('A text that was changed by hand', () => {
  const typed = (text: string) => `${text.replace('Dear Kiran', 'Dear Mr Netam')}\n\nRohit`
  it.each([
    ['takes the sentence of a reason', typed(withReason('')), withReason(''), FAR, typed(FAR)],
    ['takes another reason', typed(FILLED), FILLED, FAR, typed(FAR)],
    ['gives the reason back', typed(FILLED), FILLED, withReason(''), typed(withReason(''))],
    ['takes jobs below it', typed(FAR), FAR, `${FAR}\n\n${SIMILAR}`, `${typed(FAR)}\n\n${SIMILAR}`],
    // In a line that was changed only the words of the day are replaced.
    [
      'takes another day',
      'Dear K, come 02-12-2026 or call',
      'Come 02-12-2026',
      'Come 05-12-2026',
      'Dear K, come 05-12-2026 or call',
    ],
    ['stays where its sentence was changed', 'Too far.', FILLED, FAR, undefined],
    ['stays where the words stand twice', 'a 1 b 1', 'x 1', 'x 2', undefined],
  ])('%s', (_what, text, before, after, carried) => {
    expect(carriedOver(text, before, after)).toBe(carried)
  })
})
