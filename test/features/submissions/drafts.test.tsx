import { cleanup, screen, waitFor } from '@testing-library/react'
import { forgetOldDrafts } from '@/components/form/draft'
import { storedForms } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import {
  formScreens,
  openFilled,
  openScreen,
  selectLists,
  type FormScreen,
} from '@test/features/submissions/threeForms'
import { docxFile } from '@test/support/builders'
import { startScriptedApi, type Answer } from '@test/support/scriptedApi'

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
