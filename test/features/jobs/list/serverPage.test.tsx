import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { serverList } from '@test/features/jobs/list/serverList'

const roots: Root[] = []

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
})

/** The page from the server, with what the visitor does before and after the browser takes it over. */
const open = async (...addresses: Parameters<typeof serverList>) => {
  const { element, html } = await serverList(...addresses)
  const container = document.body.appendChild(document.createElement('div'))
  container.append(document.createRange().createContextualFragment(html))
  return { takeOver: () => act(async () => void roots.push(hydrateRoot(container, element))) }
}

const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('What are you looking for?')

describe('A list from the server that the browser takes over', () => {
  it('shows the same without a word in the console', async () => {
    const { takeOver } = await open('/full-time-jobs?experience=3&salary=3-6')
    const [before] = screen.getAllByRole('article')
    await takeOver()
    expect(screen.getAllByRole('article')[0]).toBe(before)
    expect(await screen.findByRole('checkbox', { name: '3-6' })).toBeChecked()
  })

  it('keeps what was typed before, and filters by it', async () => {
    const { takeOver } = await open('/full-time-jobs')
    searchBox().value = 'weld'
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 Jobs available'))
    expect(searchBox()).toHaveValue('weld')
  })

  it('keeps what was emptied before', async () => {
    const { takeOver } = await open('/full-time-jobs?q=weld')
    searchBox().value = ''
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 Jobs available'))
  })

  it('sends no form any more', async () => {
    const { takeOver } = await open('/full-time-jobs')
    await takeOver()
    const { form } = searchBox()
    expect(form && fireEvent.submit(form)).toBe(false)
  })
})

/** The page as a browser without script shows it: what stands in `noscript` counts. */
const withoutScript = async (address: string) => {
  const { body } = new DOMParser().parseFromString((await serverList(address)).html, 'text/html')
  body.querySelectorAll('noscript').forEach((part) => part.replaceWith(...part.childNodes))
  document.body.replaceChildren(...body.childNodes)
  const form = document.querySelector('form')
  if (!form) throw new Error('The filters stand in no form')
  return { page: screen, form }
}

afterEach(() => document.body.replaceChildren())

/** The fields that the form sends as it stands, without empty ones. */
const sent = (form: HTMLFormElement) =>
  [...form.elements]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    .filter((field) => field.name !== '' && field.value !== '')
    .filter((field) => !/checkbox|radio/.test(field.type) || field.matches(':checked'))
    .map(({ name, value }) => [name, value])

describe('The list without script', () => {
  it('holds the jobs that the address asks for, with their links', async () => {
    const { page } = await withoutScript('/full-time-jobs?department=6&salary=3-6')
    expect(page.getByRole('status')).toHaveTextContent('1 Jobs available')
    expect(page.getByRole('link', { name: 'Fitter' })).toHaveAttribute('href', '/job-details?s=3')
  })

  it('has the filters in a form that leads to the same list', async () => {
    const { form, page } = await withoutScript('/full-time-jobs')
    expect(form.getAttribute('action')).toBe('/full-time-jobs')
    expect(form.method).toBe('get')
    expect(form).toContainElement(page.getByRole('button', { name: 'Show jobs' }))
    expect(page.getByRole('button', { name: 'Show jobs' })).toHaveProperty('type', 'submit')
    expect(sent(form)).toEqual([])
  })

  it('sends what is chosen under the names of the address', async () => {
    const { form } = await withoutScript(
      '/full-time-jobs?q=fit&experience=3&department=6&salary=3-6&salary=0-3',
    )
    expect(sent(form)).toEqual([
      ['q', 'fit'],
      ['experience', '3'],
      ['department', '6'],
      ['salary', '0-3'],
      ['salary', '3-6'],
    ])
  })

  it('stays within the category', async () => {
    const { form } = await withoutScript('/job-by-categories?id=5&q=fit')
    expect(form.getAttribute('action')).toBe('/job-by-categories')
    expect(sent(form)).toEqual([
      ['id', '5'],
      ['q', 'fit'],
    ])
  })

  it.each([
    ['/job-by-categories?id=5&q=weld', 'Clear', '/job-by-categories?id=5'],
    ['/full-time-jobs?q=weld', 'Clear', '/full-time-jobs'],
    ['/full-time-jobs?q=weld&salary=0-3', 'Remove 0-3 Lakhs', '/full-time-jobs?q=weld'],
    ['/full-time-jobs?q=astronaut', 'Show all jobs', '/full-time-jobs'],
  ])('leads from %s to the list without filters by its button %s', async (address, name, expected) => {
    const { page } = await withoutScript(address)
    expect(await page.findByRole('button', { name })).toHaveAttribute('href', expected)
  })

  it('offers the years in a list, and the way to the filters', async () => {
    const { page } = await withoutScript('/full-time-jobs?q=astronaut')
    const years = page.getByRole('combobox', { name: 'Experience' })
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any', ...Array.from({ length: 20 }, (_, index) => `${index + 1} Yrs`)])
    expect(page.getByRole('link', { name: 'All Filter' })).toHaveAttribute('href', '#filters')
  })
})
