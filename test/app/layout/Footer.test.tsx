import { screen, within } from '@testing-library/react'
import { openShell } from '@test/app/layout/shell'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

const openFooter = async () => {
  const shell = await openShell(portal)
  return { ...shell, footer: within(screen.getByRole('contentinfo')) }
}

describe('The footer', () => {
  it('links to three social networks in new tabs, says whose site this is, and leads to every screen', async () => {
    const { footer, user, seesScreen } = await openFooter()
    const links = footer.getAllByRole('link', { name: /^Navkaam on / })
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Navkaam on Facebook',
      'Navkaam on LinkedIn',
      'Navkaam on Instagram',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
    expect(footer.getByText(/©/)).toHaveTextContent(`${new Date().getFullYear()} Navkaam Staffing Services`)
    expect(footer.getByRole('link', { name: 'Part Time' })).toHaveAttribute('target', '_blank')
    await user.click(footer.getByRole('link', { name: 'Manpower Enquiry' }))
    expect(await seesScreen('Manpower Enquiry')).toBeVisible()
  })

  it('scrolls back to the top without leaving the address', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const { footer, user, address } = await openFooter()
    scrollTo.mockClear()
    await user.click(footer.getByRole('link', { name: 'Back to top' }))
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    expect(address()).toBe('/companies')
    scrollTo.mockRestore()
  })
})
