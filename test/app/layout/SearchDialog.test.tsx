import { screen, waitFor, within } from '@testing-library/react'
import { openShell } from '@test/app/layout/shell'
import { startPortal, type Portal } from '@test/features/seededPortal'

const QUESTION = 'What service are you looking for today?'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

const openSearch = async (path?: string, before?: string[]) => {
  const shell = await openShell(portal, path, before)
  await shell.user.click(screen.getByRole('button', { name: 'Open search' }))
  const dialog = await screen.findByRole('dialog', { name: QUESTION })
  return { ...shell, dialog: within(dialog) }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('The search pop-up', () => {
  it('asks for a service, ready to type, and gives the focus back to its button on Escape', async () => {
    const { user, address, dialog } = await openSearch()
    expect(dialog.getByRole('heading', { name: QUESTION })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: QUESTION })).toHaveFocus())
    await user.keyboard('{Escape}')
    await expectClosed()
    expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus()
    expect(address()).toBe('/companies')
  })

  it.each([
    ['the Search button', '{Tab}{Enter}'],
    ['Enter', '{Enter}'],
  ])('opens the services with the text by %s', async (_way, keys) => {
    const { user, address, seesScreen, dialog } = await openSearch()
    await user.click(dialog.getByRole('searchbox'))
    await user.paste('R&D hiring')
    await user.keyboard(keys)
    expect(await seesScreen('Services')).toBeVisible()
    const [path, query] = address().split('?')
    expect(path).toBe('/services')
    expect(new URLSearchParams(query).get('search')).toBe('R&D hiring')
    await expectClosed()
  })

  it('searches anew from the services themselves', async () => {
    const { user, address, dialog } = await openSearch('/services?search=bpo')
    await user.type(dialog.getByRole('searchbox'), 'payroll')
    await user.click(dialog.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(address()).toBe('/services?search=payroll'))
  })

  it('closes when Back brings another screen', async () => {
    const { goBack, seesScreen } = await openSearch('/csr', ['/companies'])
    await goBack()
    await expectClosed()
    expect(await seesScreen('All Companies')).toBeVisible()
  })
})
