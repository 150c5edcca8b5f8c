import { act, screen, waitFor, within } from '@testing-library/react'
import type { Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

/** The card of the job with this position. */
export const card = (position: string) => {
  // Not by its role: the names of all links of a list take long to work out.
  const article = screen.getByText(position, { selector: 'article h2 *, article h3 *' }).closest('article')
  if (!article) throw new Error(`${position} heads no card`)
  return article
}

/** The positions of the cards in their order. */
export const positions = () =>
  [...document.querySelectorAll('article')].map((article) => article.querySelector('h2, h3')?.textContent)

export const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }))

/** Labels of checkboxes with their counts, as 'Sales 2'. */
export const choicesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [...(box.labels?.[0]?.querySelectorAll('span') ?? [])])
    .map((parts) => parts.filter((part) => part.childElementCount === 0 && part.textContent !== ''))
    .map((parts) => parts.map((part) => part.textContent).join(' '))

type Inside = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>

/** The actions of a visitor in the filters of the sidebar or of the drawer. */
const filterGestures = (user: ReturnType<typeof renderApp>['user'], inside: () => Inside) => {
  const tick = (group: string, label: RegExp) =>
    user.click(within(inside().getByRole('group', { name: group })).getByRole('checkbox', { name: label }))
  return {
    tickDepartment: (name: string) => tick('Department', new RegExp(`^${name}`)),
    tickSalary: (band: string) => tick('Salary (Lakhs)', new RegExp(`^${band}$`)),
    slider: () => inside().getByRole('slider', { name: 'Experience' }),
    /** Presses keys on the experience slider. */
    moveSlider: async (keys: string) => {
      const slider: HTMLElement = inside().getByRole('slider', { name: 'Experience' })
      act(() => slider.focus())
      await user.keyboard(keys)
    },
    clearFilters: () => user.click(inside().getByRole('button', { name: 'Clear' })),
  }
}

type ListOptions = Partial<Parameters<typeof renderApp>[1]> & {
  /** The address of another list than that of all full-time jobs. */
  path?: string
}

/** A list of jobs once it has come: all full-time jobs unless a path says otherwise. */
export const openJobList = async (
  portal: Pick<Portal, 'origin'>,
  query = '',
  { path = '/full-time-jobs', ...options }: ListOptions = {},
) => {
  const app = renderApp(`${path}${query}`, { ...portal, ...options })
  await screen.findByText(/Jobs available$/)
  const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('What are you looking for?')
  return {
    ...app,
    searchBox,
    /** All of it at once: only some tests are about its letters. */
    enterSearch: async (text: string) => {
      await app.user.clear(searchBox())
      await app.user.paste(text)
    },
    clearSearch: () => app.user.clear(searchBox()),
    ...filterGestures(app.user, sidebar),
    /** Opens the drawer of small screens; answers with what a visitor does in it. */
    openDrawer: async () => {
      await app.user.click(screen.getByRole('button', { name: /^All Filter/ }))
      const drawer = await screen.findByRole('dialog', { name: 'All Filter' })
      return { drawer, ...filterGestures(app.user, () => within(drawer)) }
    },
    seesJobs: (count: number) =>
      waitFor(() => expect(screen.getByText(`${count} Jobs available`)).toBeVisible()),
    seesAddress: (address: string) => waitFor(() => expect(app.address()).toBe(address)),
  }
}

/** The jobs of one category once they have come; `query` follows its id. */
export const openCategory = (
  portal: Pick<Portal, 'origin'>,
  id: string,
  query = '',
  options: ListOptions = {},
) => openJobList(portal, `?id=${id}${query}`, { path: '/job-by-categories', ...options })
