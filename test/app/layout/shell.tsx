import { act, screen, within } from '@testing-library/react'
import type { Portal } from '@test/features/seededPortal'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { renderApp } from '@test/support/renderApp'

/** A screen with what is around it. */
export const openShell = async (portal: Portal, path = '/companies', before: string[] = []) => {
  const app = renderApp(path, { ...portal, before })
  if (path === '/') await dismissSecurityNotice(app.user)
  await screen.findByRole('heading', { level: 1 })
  const navigation = () => screen.getByRole('navigation', { name: 'Main' })
  const jobs = () => within(navigation()).getByRole('button', { name: 'Jobs' })
  return {
    ...app,
    navigation,
    link: (name: string | RegExp) => within(navigation()).getByRole('link', { name }),
    jobs,
    /** Presses keys, the first of them on Jobs. */
    pressOnJobs: async (keys: string) => {
      act(() => jobs().focus())
      await app.user.keyboard(keys)
    },
    /** Opens the off-canvas panel; answers with it. */
    openPanel: async () => {
      await app.user.click(screen.getByRole('button', { name: /menu/i }))
      return screen.findByRole('dialog', { name: 'Menu' })
    },
    seesScreen: (title: string) => screen.findByRole('heading', { level: 1, name: title }),
  }
}

/** What links and buttons read, in their order. */
export const itemsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a, button')].map((item) => item.textContent)

/** The navigation of the specification, with all its links. */
export const NAVIGATION = [
  'Home',
  'About',
  'Jobs',
  'Full Time',
  'Part Time',
  'Internship',
  'Services',
  'Manpower Enquiry',
  'Submit Resume',
  'CSR',
  'Contact Us',
]
