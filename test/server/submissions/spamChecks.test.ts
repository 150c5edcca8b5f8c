import type { MessageDescriptor } from '@lingui/core'
import { sampleCompany } from '@/domain/content/company'
import { companyText } from '@/domain/content/companyTexts'
import { firstFailure } from '@/domain/submissions/forms'
import { privacyNotice } from '@/features/privacy/privacyNotice'
import { i18nOf } from '@/locales/catalogs'
import { forms } from '@/server/submissions/forms'
import {
  APPLY,
  applicationForm,
  contactForm,
  enquiryForm,
  internshipForm,
  resumeForm,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { countStored, post, startServer } from '@test/support/server'

describe('signs of a program', () => {
  const server = forSuite(() => startServer())

  const trapped = [
    ['/web/manpower-enquiry/save', enquiryForm],
    ['/web/contact-form/save', contactForm],
    ['/web/resume/save', resumeForm],
    ['/web/internship/save', internshipForm],
    [APPLY, applicationForm],
  ] as const

  test.each(trapped)(
    '%s is refused where a program filled it in, in words for people',
    async (path, make) => {
      const before = await countStored(server)
      expect(await post(server, path, make({ remarks: 'Cheap watches' }))).toMatchObject({
        code: 422,
        message: expect.stringMatching(
          /that people leave empty was filled in\. Please reload the page .* call us on \+91/,
        ) as string,
      })
      expect(await post(server, path, make({ page_open_ms: '999' }))).toMatchObject({
        code: 422,
        message: 'The form was sent too quickly. Please try again in a moment.',
      })
      expect(await countStored(server)).toEqual(before)
    },
  )

  test.each([
    ['exactly the least time', { page_open_ms: '1000' }],
    ['a page that was open for a month', { page_open_ms: '2592000000' }],
    ['a blank time', { page_open_ms: '' }],
    ['an empty hidden field', { remarks: ' ' }],
    ['neither field', {}],
  ])('%s is no reason to refuse', async (_title, changes) => {
    expect(await post(server, APPLY, applicationForm(changes))).toMatchObject({ code: 200, status: '1' })
  })

  test.each(['-1', '1e9', 'long', '1000.5', '9'.repeat(16)])(
    'a time of %s is no time',
    async (page_open_ms) => {
      expect(await post(server, APPLY, applicationForm({ page_open_ms }))).toMatchObject({
        code: 422,
        message: 'Invalid request.',
      })
    },
  )
})

describe('the privacy notice', () => {
  const english = (message: MessageDescriptor) => companyText(message, sampleCompany, i18nOf('en'))

  const { sections } = privacyNotice

  const listed = privacyNotice.forms.map(({ title, fields }) => ({
    title: english(title),
    fields,
  }))

  /** The forms in the order in which the text has them, each filled in completely. */
  const complete = {
    'Apply For Job': { table: 'application', form: applicationForm() },
    Resume: { table: 'resume', form: resumeForm() },
    Internship: { table: 'internship', form: internshipForm() },
    'Manpower Enquiry': { table: 'enquiry', form: enquiryForm() },
    Messages: { table: 'contact_message', form: contactForm({ reason: 'money', job: '1001' }) },
  }

  test('it names every field and file of every form once, and nothing else', () => {
    expect(listed.map(({ title }) => title)).toEqual(Object.keys(complete))
    for (const { title, fields } of listed) {
      const { table } = complete[title as keyof typeof complete]
      const form = forms.find((one) => one.table === table)
      const asked = [...Object.keys(form?.fields ?? {}), ...Object.keys(form?.files ?? {})]
      expect([title, fields.flatMap(({ names }) => names).toSorted()]).toEqual([title, asked.toSorted()])
    }
  })

  test('what it calls optional is what a form can be sent without', () => {
    for (const { title, fields } of listed) {
      const { table, form } = complete[title as keyof typeof complete]
      const rules = forms.find((one) => one.table === table)?.rules ?? []
      const values = Object.fromEntries(form)
      expect([title, firstFailure(rules, values)]).toEqual([title, undefined])
      const isOptional = (names: readonly string[]) =>
        names.every((name) => {
          const empty = typeof values[name] === 'string' ? '' : undefined
          return firstFailure(rules, { ...values, [name]: empty }) === undefined
        })
      for (const field of fields)
        expect([title, english(field.label), field.isOptional ?? false]).toEqual([
          title,
          english(field.label),
          isOptional(field.names),
        ])
    }
  })

  test('it says what the Act and the Rules want a notice to say', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const shown = sections.flatMap(({ shows }) => shows ?? [])
    expect(shown.toSorted()).toEqual(['forms', 'officer', 'retention'])
    const messages = sections.flatMap((section) => [
      ...(section.text ?? []),
      ...(section.points ?? []).flatMap((point) => ('text' in point ? [point.name, point.text] : [point])),
    ])
    const text = messages.map(english).join(' ')
    expect(text.match(/undefined|\{[\w.]+\}/g)).toBeNull()
    for (const words of [
      /Digital Personal Data Protection Act, 2023/,
      /Digital Personal Data Protection Rules, 2025/,
      /Eighth Schedule/,
      /Navkaam Staffing Services in Raipur/,
      /take your consent back as easily as you gave it/,
      /To correct and complete/,
      /To erase/,
      /To complain.*ninety days/,
      /To nominate/,
      /Data Protection Board of India/,
      /parent or lawful guardian/,
      /without delay.*72 hours/,
    ])
      expect(text).toMatch(words)
  })

  test('it tells what else is done with what is sent', () => {
    const textOf = (id: string) => {
      const { text = [], points = [] } = sections.find((section) => section.id === id) ?? {}
      return [...text, ...points.map((point) => ('text' in point ? point.text : point))]
        .map(english)
        .join(' ')
    }
    const usesOf = (name: string) =>
      listed.flatMap(({ fields }) =>
        fields.filter(({ names }) => names.includes(name)).map(({ use }) => english(use)),
      )
    // The office tells answers on WhatsApp, /track opens by the number of any form, and each address gets a confirmation.
    for (const use of usesOf('mobile')) expect(use).toMatch(/WhatsApp.*open Track/)
    for (const use of usesOf('email')) expect(use).toMatch(/^To confirm that it came/)
    expect(textOf('who-sees-it')).toMatch(
      /asked us for an internship.*Our grievance officer tells you their names.*your number/,
    )
    expect(textOf('how-long')).toMatch(/which account opened or changed it and when, the states it had/)
    expect(textOf('on-your-device')).toMatch(/The language that you chose/)
    expect(textOf('no-tracking')).toMatch(
      /wrong tries from a network address for an hour.*how long its page was open/,
    )
  })
})
