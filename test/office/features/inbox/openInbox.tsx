import { screen, waitFor, within } from '@testing-library/react'
import type { Role } from '@/domain/office/account'
import { renderOffice, type Around, type User } from '@test/office/renderOffice'
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

/** The first line of the table that has this text: to compute the names of all lines takes a second. */
export const rowOf = (text: string) => {
  const row = screen
    .getAllByRole('row', { hidden: true })
    .find(({ textContent }) => textContent.includes(text))
  if (!row) throw new Error(`There is no line with ${text}.`)
  return row
}

/** Ticks the lines of these people. */
export const tick = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(within(rowOf(name)).getByRole('checkbox'))
}

/** What is open, by the name of the person. */
export const openSubmission = (name: string) => screen.findByRole('region', { name })

/** Opened, with what was sent, beside the table with its rows. */
export const loadedSubmission = async (name: string) => {
  const panel = within(await openSubmission(name))
  await panel.findByText('What was sent')
  await waitFor(() => expect(listedNames().length).toBeGreaterThan(0))
  return panel
}

export const answerField = () => screen.findByRole('textbox', { name: 'Answer' })

/** The answer, filled in. */
export const readyAnswer = async (text: RegExp) => {
  const field = await answerField()
  await waitFor(() => expect(field).toHaveDisplayValue(text))
  return field
}

/** A connection that can be cut. */
export const cuttable = () => {
  const line = { isCut: false }
  const around: Around =
    (send) =>
    async (...request) => {
      if (line.isCut) throw new TypeError('failed')
      return send(...request)
    }
  return { line, around }
}
