import { screen, waitFor } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { success } from '@test/support/scriptedApi'

export const SERVICES = '/web/service/get'

/** A service as the wire has it; a test says only what is special about its own. */
export const wireService = (changes: Record<string, unknown> = {}) => ({
  service_id: '1',
  title: 'Wages on the right day',
  service_name: 'Payroll',
  description: '<p>Payslips for everybody.</p>',
  small_img: 'payroll-card.svg',
  banner_img: 'payroll-banner.svg',
  ...changes,
})

/** The site at an address, in front of an API that has these services. */
export const openServices = (path: string, rows: Record<string, unknown>[], settings = {}) =>
  openWith(path, { [SERVICES]: [success(rows.map(wireService))] }, settings)

/** The headings of the cards in their order. */
export const cardTitles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

export const readMoreLinks = () => screen.getAllByRole('link', { name: 'Read more.' })

/** Waits for these cards. */
export const seesCards = (...titles: string[]) => waitFor(() => expect(cardTitles()).toEqual(titles))
