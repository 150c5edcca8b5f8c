import { draftTexts } from '@/domain/submissions/answerDrafts'
import { answerKeys } from '@/domain/submissions/answers'
import { readAnswerTexts } from '@/server/staff/drafts'
import { forSuite } from '@test/support/forSuite'
import { startOffice, refusedWith } from '../officeServer'
import { editorOf } from './officeContent'

const office = forSuite(() => startOffice())
const editor = () => editorOf(office)

describe('the texts of answers', () => {
  const idOf = async (answer: string) => {
    const { rows } = await editor().list('answers')
    return rows.find(({ values }) => values.answer === answer)?.id ?? ''
  }

  test('are changed by their rules; English stands in for a missing translation', async () => {
    const { rows } = await editor().list('answers')
    expect(rows.map(({ values }) => values.answer)).toEqual(answerKeys)
    const id = await idOf('declined')
    const text = 'Dear {name}, not this time. {reason}'
    await editor().save('answers', id, { text, text_hi: ' ' })
    expect((await office.logLines()).at(-1)).toMatchObject({
      subject: `answers ${id}`,
      details: 'Changed Text, Text (Hindi) of Not this time',
    })
    const declined = await readAnswerTexts(office.db)
    expect([declined('declined', 'en'), declined('declined', 'hi')]).toEqual([text, text])
    for (const [values, message] of [
      [{ text: 'Dear {nmae}, {reason}' }, /^There is no field \{nmae\}\. Choose one of: \{name\}, /],
      [{ text: ' ' }, /^Text is missing\.$/],
      [{ text_hi: 'नमस्ते {name}' }, /^Text \(Hindi\) needs \{reason\}, the reason that is chosen\.$/],
      [{ answer: 'won', text }, /^Answer cannot be changed\.$/],
    ] as const)
      expect(await editor().save('answers', id, values)).toMatchObject({
        code: 422,
        body: { message: expect.stringMatching(message) },
      })
    expect((await editor().open('answers', id)).values).toEqual({ answer: 'declined', text, text_hi: '' })
  })

  test('are neither added nor deleted; the draft stands in for one that is not there', async () => {
    expect(await editor().tryAdding('answers', { values: { answer: 'won', text: 'x' } })).toMatchObject(
      refusedWith(409, 'These texts are changed, not added.'),
    )
    expect(await editor().remove('answers', await idOf('won'))).toMatchObject(
      refusedWith(409, 'This text is needed. Put its draft back instead.'),
    )
    await office.db.deleteFrom('answer_text').where('answer', '=', 'won').execute()
    await office.db.updateTable('answer_text').set({ text: '' }).where('answer', '=', 'lost').execute()
    const textOf = await readAnswerTexts(office.db)
    for (const key of ['won', 'lost'] as const) {
      const { text, text_hi } = draftTexts(key)
      expect([textOf(key, 'en'), textOf(key, 'hi')]).toEqual([text, text_hi])
    }
  })
})
