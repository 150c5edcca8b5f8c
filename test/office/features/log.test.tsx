import { screen, waitFor } from '@testing-library/react'
import { roles } from '@/domain/office/roles'
import { renderOffice } from '@test/office/renderOffice'
import { startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice()
  for (const role of roles) await office.signIn(office.accountOf(role).email)
})

afterAll(() => office.close())

const openLog = (path = '/log', around?: Parameters<typeof renderOffice>[1]['around']) =>
  renderOffice(path, { ...office, cookie: office.as('owner').cookie, around })

/** Three accounts signed in: one line for each. */
const seesLines = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'Signed in' })).toHaveLength(count))

describe('The log', () => {
  it('is searched and filtered by its address', async () => {
    const { user, address } = openLog()
    await seesLines(3)
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'reader@')
    await seesLines(1)
    expect(address()).toBe('/office/log?search=reader%40')
    await user.selectOptions(screen.getByLabelText('Action'), 'Signed out')
    expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
    expect(address()).toBe('/office/log?search=reader%40&action=signed_out')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await seesLines(3)
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    expect(address()).toBe('/office/log')
  })

  it('opens a line, with the keyboard too', async () => {
    const { user } = openLog('/log?search=reader%40')
    await seesLines(1)
    await user.click(screen.getByRole('gridcell', { name: 'Signed in' }))
    expect(await screen.findByRole('dialog', { name: 'Signed in' })).toHaveTextContent(
      'reader@office.example',
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Signed in' })).toBeVisible()
  })

  it('says that the server cannot be reached, and tries again', async () => {
    let isGone = true
    const { user } = openLog('/log', (send) => async (...request) => {
      if (isGone && new Request(...request).url.includes('/log')) throw new TypeError('failed to fetch')
      return send(...request)
    })
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
    isGone = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await seesLines(3)
  })
})
