import { screen, waitFor, within } from '@testing-library/react'
import type { Role } from '@/domain/office/account'
import { renderOffice, type Around } from '@test/office/renderOffice'
import type { InboxServer } from '@test/server/office/inboxServer'

/** The inbox as somebody with a role sees it. */
export const openInbox = (
  office: InboxServer,
  path = '/inbox',
  {
    role = 'recruiter',
    cookie = office.as(role).cookie,
    around,
  }: { role?: Role; cookie?: string; around?: Around } = {},
) => renderOffice(path, { ...office, cookie, around })

/**
 * The names in the table, in their order. To tell which cells are hidden takes a second: a test that waits for names would
 * hold up the list, and outlast its notices.
 */
export const listedNames = () =>
  screen
    .getAllByRole('gridcell', { hidden: true })
    .flatMap((cell) => (cell.dataset.field === 'name' ? [cell.textContent] : []))

export const seesNames = (...names: string[]) => waitFor(() => expect(listedNames()).toEqual(names))

/** The line of a person. */
export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

/** What is open, by the name of the person. */
export const openSubmission = (name: string) => screen.findByRole('region', { name })

/** Opened, with what was sent, beside the table with its rows. */
export const loadedSubmission = async (name: string) => {
  const panel = within(await openSubmission(name))
  await panel.findByText('What was sent')
  await waitFor(() => expect(listedNames().length).toBeGreaterThan(0))
  return panel
}
