import { screen, within } from '@testing-library/react'
import { openHome } from '@test/features/home/openHome'

const section = (name: string) => within(screen.getByRole('region', { name }))

const industries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    industry_id: index + 1,
    label: `Industry ${index + 1}`,
    count: `${index}`,
  }))

const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ logo_file_name: `${'logo-'.repeat(index + 1)}works.svg` }))

describe('Popular Category', () => {
  it('has its heading, its subtitle, the way to all categories, and the first 12 industries', async () => {
    await openHome({ industries: industries(13) })
    const popular = section('Popular Category')
    expect(popular.getByRole('heading', { level: 2, name: 'Popular Category' })).toBeVisible()
    expect(popular.getByText('Industry wise jobs')).toBeVisible()
    expect(popular.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', '/all-categories')
    const tiles = popular.getAllByRole('listitem')
    expect(tiles).toHaveLength(12)
    expect(tiles.at(-1)).toHaveTextContent('Industry 12')
  })

  it('shows each industry with the number of its jobs, leading to them', async () => {
    await openHome({ industries: [{ industry_id: 7, label: 'Steel & Power', count: '15' }] })
    expect(section('Popular Category').getAllByRole('listitem')).toHaveLength(1)
    const link = section('Popular Category').getByRole('link', { name: 'Steel & Power 15 Jobs' })
    expect(link).toHaveAttribute('href', '/job-by-categories?id=7')
  })
})

describe('Top Companies', () => {
  it('has its heading, its subtitle, the way to the other companies, and the first 16 logos', async () => {
    await openHome({ companies: companies(17) })
    const top = section('Top Companies')
    expect(top.getByRole('heading', { level: 2, name: 'Top Companies' })).toBeVisible()
    expect(top.getByText('Most and all-time top companies')).toBeVisible()
    expect(top.getByRole('link', { name: 'Other Companies' })).toHaveAttribute('href', '/companies')
    expect(top.getAllByRole('img')).toHaveLength(16)
  })
})
