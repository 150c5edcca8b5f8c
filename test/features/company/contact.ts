import { screen, waitFor, within } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { success, type Script } from '@test/support/scriptedApi'

export const HOURS = '/web/contact_details/get'
export const OFFICES = '/web/office/get'
export const EMAILS = '/web/email/get'

const full: Script = {
  [HOURS]: [success([{ working_hours: 'Nine to five', holidays: 'Sundays' }])],
  [OFFICES]: [
    success([
      {
        office_type: 'Registered Office',
        address: '18 Kanchanar Path, Raipur',
        contact_no: '+91 771 555 0142',
        whatsapp_no: '+91 771 555 0143',
      },
    ]),
  ],
  [EMAILS]: [success([{ label: 'Jobs', email: 'jobs@navkaam.example' }])],
}

/** The contact screen in front of an API that knows everything but what the test changes. */
export const openContact = async (changes: Script = {}) => {
  const app = await openWith('/contact-us', { ...full, ...changes })
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await waitFor(() => {
    expect(app.requests).toHaveLength(3)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
  return app
}

/** What stands under a heading. */
export const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!found) throw new Error(`The heading ${name} stands in no section`)
  return found
}

export const under = (name: string) => within(section(name))

/** Where the links under a heading lead. */
export const linksUnder = (name: string) =>
  under(name)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** The headings of the sections that are there. */
export const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
