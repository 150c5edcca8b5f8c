import { screen, waitFor, within } from '@testing-library/react'
import { itemsOf, NAVIGATION, openShell } from '@test/app/layout/shell'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('The off-canvas menu', () => {
  it('holds the same navigation in the same order, and toggles Jobs', async () => {
    const { user, openPanel } = await openShell(portal)
    const panel = await openPanel()
    const items = itemsOf(within(panel).getByRole('navigation'))
    expect(items).toEqual([...NAVIGATION, 'Sign in'])
    const jobs = within(panel).getByRole('button', { name: 'Jobs' })
    expect(jobs).toHaveAttribute('aria-expanded', 'false')
    await user.click(jobs)
    expect(jobs).toHaveAttribute('aria-expanded', 'true')
    expect(within(panel).getByRole('link', { name: 'Full Time' })).toBeVisible()
    expect(within(panel).getByRole('link', { name: /^Part Time/ })).toHaveAttribute('target', '_blank')
    await user.click(jobs)
    expect(jobs).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes after a choice', async () => {
    const { user, openPanel, seesScreen } = await openShell(portal)
    const panel = await openPanel()
    await user.click(within(panel).getByRole('link', { name: 'About' }))
    await expectClosed()
    expect(await seesScreen('About Us')).toBeVisible()
  })

  it('closes when Back brings another screen', async () => {
    const { openPanel, goBack, seesScreen } = await openShell(portal, '/csr', ['/companies'])
    await openPanel()
    await goBack()
    await expectClosed()
    expect(await seesScreen('All Companies')).toBeVisible()
  })

  it.each([
    ['Escape', undefined],
    ['its button', 'Close menu'],
  ])('closes by %s and gives the focus back', async (_way, button) => {
    const { user, openPanel } = await openShell(portal)
    await openPanel()
    await (button ? user.click(screen.getByRole('button', { name: button })) : user.keyboard('{Escape}'))
    await expectClosed()
    expect(screen.getByRole('button', { name: /menu/i })).toHaveFocus()
  })
})
