import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { forgetOldDrafts } from '@/components/form/draft'
import { storedForms, formOf, pageIsOpen, warnings, type Form, type User } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import {
  formScreens,
  openFilled,
  openScreen,
  selectLists,
  type FormScreen,
  fieldOrder,
} from '@test/features/submissions/threeForms'
import { docxFile, docFile, pdfFile } from '@test/support/builders'
import { startScriptedApi, type Answer, success } from '@test/support/scriptedApi'
import { reloadPage } from '@/components/form/reload'
import { renderApp } from '@test/support/renderApp'

jest.mock('@/components/form/reload')

describe('Drafts', () => {
  const { enquiry, internship, resume } = formScreens

  const LISTS = '/web/job/get_all_select_list'

  let portal: Portal
  const others: { close: () => Promise<void> }[] = []

  beforeEach(async () => {
    portal = await startPortal([])
  })
  afterEach(async () => {
    await portal.close()
    for (const other of others.splice(0)) await other.close()
  })

  const note = () => screen.queryByText(/what you typed earlier is back/i)

  /** The same address in the same browser, loaded anew. */
  const reload = async (of: FormScreen, options: { origin: string } = portal) => {
    cleanup()
    return openScreen(of, options)
  }

  /** The fields of a form that the browser keeps. */
  const kept = (form: string) =>
    (JSON.parse(window.localStorage.getItem(`draft:${form}`) ?? '{}') as { values?: object }).values

  const keep = (form: string, values: object) =>
    window.localStorage.setItem(`draft:${form}`, JSON.stringify({ savedAt: Date.now(), values }))

  describe('A draft', () => {
    it('is back after a reload but its files, can be sent, and is forgotten then', async () => {
      await openFilled(resume, portal)
      const form = await reload(resume)
      await waitFor(() => expect(note()).toBeVisible())
      expect(form.form().queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
      await form.attach('Resume', docxFile('ravi.docx'))
      await form.send()
      await screen.findByText(resume.said)
      expect(note()).not.toBeInTheDocument()
      // Its receipt stays.
      expect(Object.keys(window.localStorage)).toEqual(['jobMemory'])
      const files = resume.stored.files.filter(({ field }) => field === 'resume')
      expect(await storedForms(portal, 'resume')).toEqual([{ ...resume.stored, files }])

      await reload(resume)
      expect(note()).not.toBeInTheDocument()
      expect(form.field('Name')).toHaveValue('')
    })

    it('ends after a day, also where nobody opens its form again', () => {
      const begin = (form: string, hours: number) =>
        window.localStorage.setItem(
          `draft:${form}`,
          JSON.stringify({ savedAt: Date.now() - hours * 60 * 60 * 1000, values: { mobile: '9826012345' } }),
        )
      begin('resume', 25)
      begin('enquiry', 23)
      forgetOldDrafts()
      expect(Object.keys(window.localStorage)).toEqual(['draft:enquiry'])
    })

    it('can be wiped', async () => {
      const { write, tick } = await openScreen(enquiry, portal)
      await write('Name', 'Asha Verma')
      await tick('Freelancers')
      const { user, form, field } = await reload(enquiry)
      expect(field('Name')).toHaveValue('Asha Verma')
      expect(form().getByRole('checkbox', { name: 'Freelancers' })).toBeChecked()
      await user.click(screen.getByRole('button', { name: 'Clear the form' }))
      expect(note()).not.toBeInTheDocument()
      expect(field('Name')).toHaveFocus()
      for (const control of form().getAllByRole('textbox')) expect(control).toHaveValue('')
      for (const box of form().getAllByRole('checkbox')) expect(box).not.toBeChecked()
      expect(window.localStorage).toHaveLength(0)
      await user.type(field('Name'), 'R')
      expect(note()).not.toBeInTheDocument()
    })

    it('is not kept where the browser refuses, and the form is sent all the same', async () => {
      const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError')
      })
      const { send } = await openFilled(internship, portal)
      await send()
      expect(await screen.findByText(internship.said)).toBeVisible()
      storage.mockRestore()
    })
  })

  describe('A choice of an earlier visit', () => {
    const startOther = async (...answers: Answer[]) => {
      const other = await startScriptedApi({ [LISTS]: answers })
      others.push(other)
      return other
    }

    it('that is gone from the list is dropped, and the rest stays', async () => {
      keep('internship', { name: 'Meena', current_location: '77' })
      const { field } = await openScreen(internship, portal)
      expect(field('Current Location')).toHaveValue('')
      await waitFor(() => expect(kept('internship')).toEqual({ name: 'Meena' }))
      expect(field('Name')).toHaveValue('Meena')
    })

    it('is kept where the lists could not be loaded', async () => {
      keep('internship', { name: 'Meena', current_location: '3' })
      const other = await startOther({ json: { status: '0' } }, selectLists)
      const { field, write } = await openScreen(internship, other)
      await write('Name', 'Meena T')
      expect(kept('internship')).toEqual({ name: 'Meena T', current_location: '3' })
      await reload(internship, other)
      expect(field('Current Location')).toHaveValue('Bilaspur')
    })

    it('is kept while the lists are on their way', async () => {
      keep('internship', { name: 'Meena', current_location: '3' })
      let letGo: () => void = () => undefined
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const opening = openScreen(internship, {
        ...portal,
        fetch: async (...request) => {
          await gate
          return fetch(...request)
        },
      })
      const name = await screen.findByLabelText('Name')
      expect(name).toHaveValue('Meena')
      expect(screen.getByRole('progressbar')).toBeInTheDocument()
      expect(screen.getByRole('combobox', { name: 'Current Location' })).toHaveValue('')
      expect(kept('internship')).toEqual({ name: 'Meena', current_location: '3' })
      letGo()
      const { field } = await opening
      expect(field('Current Location')).toHaveValue('Bilaspur')
    })
  })
})

describe('In Hindi', () => {
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
})
