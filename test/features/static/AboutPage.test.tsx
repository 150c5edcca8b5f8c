import { screen, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

const open = async () => {
  const app = renderApp('/about-us', portal)
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  return { ...app, main: within(screen.getByRole('main')) }
}

const region = (name: string) => screen.getByRole('region', { name })

describe('About Us', () => {
  it('is below Home, its sections under headings in order', async () => {
    const { main } = await open()
    expect(main.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>About Us$/)
    const levels = main.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(levels[0]).toBe('H1')
    expect(levels[1]).toBe('H2')
    expect(levels.filter((level) => level === 'H1')).toHaveLength(1)
    expect(new Set(levels)).toEqual(new Set(['H1', 'H2', 'H3']))
  })

  it('tells since when and where it works, how it is certified, for whom, and whom it never asks for money', async () => {
    const { main } = await open()
    for (const words of [
      /Since 2006/,
      /certified to ISO 9001:2015/,
      /registered MSME/,
      /an office in Raipur/,
      /More than 50 empanelled companies/,
      /across India/,
      /Job seekers never pay us/,
    ]) {
      expect(screen.getByRole('main')).toHaveTextContent(words)
    }
    const figures = main
      .getAllByRole('definition')
      .slice(0, 4)
      .map(({ textContent }) => textContent)
    expect(figures).toEqual(['2006', '50+', 'ISO 9001:2015', '2022'])
  })

  it('tells what the company does, and its history from 2006 over the award of 2022 to today', async () => {
    await open()
    const services = within(region('What we do')).getAllByRole('term')
    expect(services.map(({ textContent }) => textContent)).toEqual([
      'Recruitment',
      'Outsourcing',
      'BPO',
      'Freelancers',
      'Surveys',
    ])
    expect(region('What we do')).toHaveTextContent('Navkaam Freelance and its 300+ service categories')
    const steps = within(region('How we got here')).getAllByRole('listitem')
    expect(steps).toHaveLength(4)
    expect(steps[0]).toHaveTextContent(/^2006.*Raipur.*Ananya Deshlahre and Rohit Baghel/)
    expect(steps[1]).toHaveTextContent(/MSME.*ISO 9001:2015/)
    expect(steps[2]).toHaveTextContent(/^2022.*startup award/)
    expect(steps[3]).toHaveTextContent(/^Today.*More than 50.*Haathkaam Bazaar/)
  })

  it('names founder and co-founder, and leads to its partner companies in a new tab', async () => {
    await open()
    const [founder, coFounder] = within(region('Who leads us')).getAllByRole('listitem')
    expect(founder).toHaveTextContent(/Ananya DeshlahreFounder$/)
    expect(coFounder).toHaveTextContent(/Rohit BaghelCo-founder$/)
    const family = within(region('Our partner companies'))
    expect(region('Our partner companies')).toHaveTextContent(/gig workers.*bid/)
    expect(
      family.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    ).toEqual([
      ['Find work', 'https://freelance.navkaam.example/projects'],
      ['Find talent', 'https://freelance.navkaam.example/freelancers'],
      ['Visit Haathkaam Bazaar', 'https://haathkaam.example/'],
    ])
    for (const link of family.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
  })

  it('ends with links to other screens', async () => {
    await open()
    const links = within(region('Where to go from here')).getAllByRole('link')
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['See full-time jobs', '/full-time-jobs'],
      ['Submit your resume', '/submit-resume'],
      ['Send a manpower enquiry', '/manpower-enquiry'],
      ['See our services', '/services'],
      ['Contact us', '/contact-us'],
    ])
  })
})
