import { screen } from '@testing-library/react'
import { cardTitles, openServices, readMoreLinks } from '@test/features/services/services'

const SEVENTY = `Machine parts ${'x'.repeat(55)}!`

const open = async (...rows: Parameters<typeof openServices>[1]) => {
  const app = await openServices('/services', rows)
  await screen.findAllByRole('link', { name: 'Read more.' })
  return app
}

describe('The title of a service card', () => {
  it('of 70 characters is shown whole, a longer one is cut to 70 and ends with ..., never within a letter of Hindi', async () => {
    expect(SEVENTY).toHaveLength(70)
    await open(
      { service_id: '1', title: SEVENTY },
      { service_id: '2', title: `${SEVENTY}?` },
      { service_id: '3', title: 'नि'.repeat(70) },
      { service_id: '4', title: 'नि'.repeat(71) },
    )
    expect(cardTitles()).toEqual([SEVENTY, `${SEVENTY}...`, 'नि'.repeat(70), `${'नि'.repeat(70)}...`])
  })

  it('is plain text, and the name of a service without a title', async () => {
    await open(
      { service_id: '1', title: 'R&D <staff>' },
      { service_id: '2', title: null },
      { service_id: '3', title: '', service_name: '' },
    )
    expect(cardTitles().slice(0, 2)).toEqual(['R&D <staff>', 'Payroll'])
    expect(cardTitles()[2]).toMatch(/\S/)
  })
})

describe('The link of a service card', () => {
  it('is described by the title of its card, and holds the id, also a number or one that needs encoding', async () => {
    await open({ service_id: 12, title: 'Wages' }, { service_id: 'a&b', title: 'Surveys' })
    const [wages, surveys] = readMoreLinks()
    expect(wages).toHaveAccessibleDescription('Wages')
    expect(surveys).toHaveAccessibleDescription('Surveys')
    expect(wages).toHaveAttribute('href', '/service-details?service_id=12')
    expect(surveys).toHaveAttribute('href', '/service-details?service_id=a%26b')
  })
})
