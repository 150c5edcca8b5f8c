import { visit } from '../support/visit'
import type { Scene } from './scene'

export const companyScenes: Scene[] = [
  { name: 'services', show: (page) => visit(page, '/services'), wholePage: true },
  { name: 'services-found', show: (page) => visit(page, '/services?search=payroll'), wholePage: true },
  { name: 'services-with-none-found', show: (page) => visit(page, '/services?search=elephants') },
  {
    name: 'service-details',
    show: (page) => visit(page, '/service-details?service_id=3'),
    wholePage: true,
  },
  { name: 'service-not-offered', show: (page) => visit(page, '/service-details?service_id=999') },
  { name: 'companies', show: (page) => visit(page, '/companies'), wholePage: true },
  { name: 'contact', show: (page) => visit(page, '/contact-us'), wholePage: true },
  { name: 'privacy', show: (page) => visit(page, '/privacy'), wholePage: true },
  { name: 'csr', show: (page) => visit(page, '/csr'), wholePage: true },
  {
    name: 'csr-description-in-hindi',
    show: async (page) => {
      await visit(page, '/csr')
      await page.getByRole('button', { name: /^हर नियुक्ति/ }).click()
    },
  },
]
