import { screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { formOf, pageIsOpen, warnings, type Form, type User } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { fieldOrder, selectLists } from '@test/features/submissions/threeForms'
import { docFile, pdfFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  jest.mocked(reloadPage).mockClear()
  localStorage.clear()
  for (const close of closings.splice(0)) await close()
})

const SEND = 'भेजें'

type Step = [warning: string, label: string, mend: (form: Form) => Promise<void>]

/** Breaks one rule after the other: each is told alone, in the order of the rules. */
const walk = async (user: User, form: Form, steps: readonly Step[]) => {
  for (const [warning, label, mend] of steps) {
    await form.send(SEND)
    await waitFor(() => expect(warnings()).toEqual([warning]))
    expect(form.field(label)).toHaveFocus()
    expect(form.field(label)).toHaveAccessibleDescription(expect.stringContaining(warning))
    for (const alert of screen.getAllByRole('alert')) await user.click(within(alert).getByRole('button'))
    await mend(form)
  }
}

describe('A form in Hindi', () => {
  it('names each fault in Hindi, is stored with its language, and is answered in it', async () => {
    const portal: Portal = await startPortal([])
    closings.push(portal.close)
    const { user } = renderApp('/manpower-enquiry', { ...portal, ownApi: true, language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'स्टाफ़ के लिए पूछताछ' })
    await screen.findByRole('list', { name: 'निजता, थोड़े में' })
    const form = formOf(user, 'स्टाफ़ के लिए पूछताछ')
    await walk(user, form, [
      [
        'नाम लिखना ज़रूरी है।',
        'नाम',
        async ({ write }) => {
          await write('नाम', 'आशा वर्मा')
          await write('आपका पद', 'मैनेजर')
          await write('कंपनी का नाम', 'Trishul')
          await write('मोबाइल नंबर', '9876543210')
          await write('ईमेल', 'asha@')
        },
      ],
      ['ईमेल पता सही तरह से नहीं लिखा है।', 'ईमेल', ({ write }) => write('ईमेल', 'asha.verma@example.com')],
    ])
    await form.tick('सर्वे के लिए स्टाफ़')
    await user.upload(form.field('साथ की फ़ाइल'), pdfFile('needs.odt'))
    expect(warnings()).toEqual(['कृपया .pdf, .doc या .docx फ़ाइल चुनें। दूसरी तरह की फ़ाइल नहीं चलेगी।'])
    await pageIsOpen()
    await form.send(SEND)
    const panel = await screen.findByRole('region', { name: 'भेजा गया' })
    expect(within(panel).getByText(/^भेज दिया गया। आपका संदर्भ नंबर \w{4}-\w{4} है$/)).toBeVisible()
    expect(panel).toHaveTextContent('पूछताछ: Trishul')
    expect(panel).toHaveTextContent('हम इसे पढ़ते हैं और आपको फ़ोन करते हैं।')
    expect(localStorage.getItem('jobMemory')).not.toMatch(/\p{Script=Devanagari}/u)
    expect(screen.getByText(/^धन्यवाद/).closest('[role=status]')).toBeVisible()
    const stored = await portal.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ language: 'hi', service_required: '["Manpower for survey"]' })
  })

  it('has the fields of the English one, in their order, and lists that are found in both', async () => {
    const api = await startScriptedApi({
      '/web/job/get_all_select_list': [
        success({
          location: [
            { location_id: 3, location_name: 'Bilaspur', location_name_hi: 'बिलासपुर' },
            { location_id: 4, location_name: 'Korba' },
          ],
        }),
        selectLists,
      ],
      '/web/internship/save': [success(undefined)],
    })
    closings.push(api.close)
    const { user } = renderApp('/internship', { origin: api.origin, language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'इंटर्नशिप' })
    const form = formOf(user, 'इंटर्नशिप')
    expect(fieldOrder()).toEqual([
      'name',
      'email',
      'mobile',
      'internship_for',
      'current_location',
      'photo',
      'resume',
    ])
    await walk(user, form, [
      [
        'नाम लिखना ज़रूरी है।',
        'नाम',
        async ({ write }) => {
          await write('नाम', 'Meena Tirkey')
          await write('ईमेल', 'meena@example.com')
          await write('मोबाइल नंबर', '9812345670')
          await write('किस काम की इंटर्नशिप', 'HR')
        },
      ],
      [
        'यह चुनना ज़रूरी है कि आप अभी किस जगह हैं।',
        'अभी की जगह',
        async ({ field }) => {
          await user.click(field('अभी की जगह'))
          expect(await screen.findByText('Korba', { selector: '[role=option]' })).toHaveAttribute(
            'lang',
            'en',
          )
          await user.paste('bilas')
          await user.keyboard('{Enter}')
          expect(field('अभी की जगह')).toHaveValue('बिलासपुर')
        },
      ],
      [
        'कृपया रिज़्यूमे की फ़ाइल चुनें।',
        'रिज़्यूमे',
        async ({ field }) => user.upload(field('रिज़्यूमे'), docFile('meena.doc')),
      ],
    ])
    await pageIsOpen()
    await form.send(SEND)
    expect(await screen.findByText('आपकी जानकारी भेज दी गई।')).toBeVisible()
    const body = api.requests.at(-1)?.body.toString()
    expect(body).toMatch(/name="language"\r\n\r\nhi\r\n/)
    expect(body).toMatch(/name="current_location"\r\n\r\n3\r\n/)
  })
})
