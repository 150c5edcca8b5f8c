import { screen, waitFor, within } from '@testing-library/react'
import { failing, openHome } from '@test/features/home/openHome'

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
  it('has its heading, its subtitle and the way to all categories', async () => {
    await openHome({ industries: industries(1) })
    const popular = section('Popular Category')
    expect(popular.getByRole('heading', { level: 2, name: 'Popular Category' })).toBeVisible()
    expect(popular.getByText('Industry wise jobs')).toBeVisible()
    expect(popular.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', '/all-categories')
  })

  it('shows each industry with the number of its jobs, leading to them', async () => {
    await openHome({ industries: [{ industry_id: 7, label: 'Steel & Power', count: '15' }] })
    const link = section('Popular Category').getByRole('link', { name: 'Steel & Power 15 Jobs' })
    expect(link).toHaveAttribute('href', '/job-by-categories?id=7')
  })

  it.each([
    [13, 12],
    [3, 3],
  ])('shows of %i industries the first %i', async (count, shown) => {
    await openHome({ industries: industries(count) })
    const tiles = section('Popular Category').getAllByRole('listitem')
    expect(tiles).toHaveLength(shown)
    expect(tiles.at(-1)).toHaveTextContent(`Industry ${shown}`)
  })
})

describe('Top Companies', () => {
  it('has its heading, its subtitle and the way to the other companies', async () => {
    await openHome({ companies: companies(1) })
    const top = section('Top Companies')
    expect(top.getByRole('heading', { level: 2, name: 'Top Companies' })).toBeVisible()
    expect(top.getByText('Most and all-time top companies')).toBeVisible()
    expect(top.getByRole('link', { name: 'Other Companies' })).toHaveAttribute('href', '/companies')
  })

  it.each([
    [17, 16],
    [2, 2],
  ])('shows of %i logos the first %i', async (count, shown) => {
    await openHome({ companies: companies(count) })
    expect(section('Top Companies').getAllByRole('img')).toHaveLength(shown)
  })

  it('shows each logo under the name of its company', async () => {
    await openHome({ companies: [{ logo_file_name: 'quantrail-systems.svg' }] })
    const logo = section('Top Companies').getByRole('img', { name: 'Quantrail systems' })
    expect(logo).toHaveAttribute('src', '/uploads/quantrail-systems.svg')
  })
})

describe.each([
  ['empty', []],
  ['failing', failing],
])('Where the lists are %s', (_what, answer) => {
  it('the sections stay empty, with the ways to the whole lists', async () => {
    await openHome({ industries: answer, companies: answer })
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(section('Popular Category').getAllByRole('link')).toHaveLength(1)
    expect(section('Popular Category').getByRole('link', { name: 'All Categories' })).toBeVisible()
    expect(section('Top Companies').queryByRole('img')).not.toBeInTheDocument()
    expect(section('Top Companies').getByRole('link', { name: 'Other Companies' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
