import { within } from '@testing-library/react'
import { carousel } from '@test/features/home/carousel'
import { openHome } from '@test/features/home/openHome'

const openHero = async () => {
  const { user } = await openHome()
  return { user, ...(await carousel('Projects and freelancers')) }
}

const LINKS = [
  ['Find Work', 'https://freelance.navkaam.example/projects'],
  ['Find Talent', 'https://freelance.navkaam.example/freelancers'],
] as const

describe('The hero banner', () => {
  it('has three slides, each with a headline and links, those that are not shown out of reach', async () => {
    const { user, root, dots, slide, hiddenSlides } = await openHero()
    expect(dots()).toHaveLength(3)
    expect(within(root).getAllByRole('link')).toHaveLength(2)
    expect(hiddenSlides()).toHaveLength(2)
    hiddenSlides().forEach((hidden) => {
      expect(hidden).toHaveAttribute('inert')
      expect(hidden.querySelectorAll('a')).toHaveLength(2)
    })
    const headlines = new Set<string>()
    for (const dot of dots()) {
      await user.click(dot)
      headlines.add(slide().getByRole('heading', { level: 2 }).textContent)
      for (const [name, href] of LINKS) {
        const link = slide().getByRole('link', { name })
        expect(link).toHaveAttribute('href', href)
        expect(link).toHaveAttribute('target', '_blank')
        expect(link.getAttribute('rel')).toContain('noopener')
        expect(link).toHaveAttribute('title', 'Opens in a new tab')
      }
    }
    expect(headlines.size).toBe(3)
  })
})
