import { firstFailure, type Rule } from '@/domain/rules/firstFailure'
import { formSentence } from '@/domain/rules/sentences'

/** The first broken rule as a visitor is told of it. */
export const shownFailure = (rules: readonly Rule[], values: object) => {
  const failure = firstFailure(rules, values)
  return failure && { field: failure.field, message: formSentence(failure) }
}

/** What breaks one rule of a form, and what the visitor is then told about which field. */
export type Break = { breaking: Record<string, unknown>; field: string; message: string }

/**
 * For each rule a form that breaks this one and all later ones. Where two rules are about one field,
 * the earlier one is broken.
 */
export const brokenForms = (valid: object, breaks: readonly Break[]) =>
  breaks.map(({ field, message }, index) => ({
    field,
    message,
    form: Object.assign(
      {},
      valid,
      ...breaks
        .slice(index)
        .map(({ breaking }) => breaking)
        .toReversed(),
    ) as object,
  }))

/** Each required text of a form left blank in each way there is, and what is said of it. */
export const blankForms = (valid: object, messages: Record<string, string>) =>
  Object.entries(messages).flatMap(([field, message]) =>
    [
      { blank: 'empty', value: '' },
      { blank: 'spaces', value: '   ' },
      { blank: 'a tab and a line end', value: '\t\n' },
      { blank: 'a hard space', value: '\u00A0' },
      { blank: 'missing', value: undefined },
    ].map(({ blank, value }) => ({ field, blank, message, form: { ...valid, [field]: value } })),
  )

export const rightEmails = [
  'asha@example.com',
  'asha.verma+jobs@mail.example.co.in',
  'a@b.c',
  "o'neil_99@example-site.org",
  'आशा@उदाहरण.भारत',
  '  asha@example.com ',
]

export const wrongEmails = [
  'asha',
  'asha.example.com',
  '@example.com',
  'asha@',
  'asha@example',
  'asha@example.',
  'asha@.com',
  'asha verma@example.com',
  'asha@exam ple.com',
  'asha@@example.com',
  'asha@example.com, ravi@example.com',
]
