import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Brand } from '@/app/layout/Brand'

const shapesOf = (root: Element | null) =>
  [...(root?.querySelectorAll('rect, path') ?? [])].map((shape) =>
    ['d', 'fill', 'rx', 'stroke', 'stroke-width', 'width'].map((name) => shape.getAttribute(name)),
  )

test('the mark beside the name is the one of the window, and says nothing of its own', () => {
  render(
    <MemoryRouter>
      <Brand />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName(link.textContent)
  const favicon = new DOMParser().parseFromString(readFileSync('public/favicon.svg', 'utf8'), 'image/svg+xml')
  expect(shapesOf(favicon.documentElement)).toHaveLength(3)
  expect(shapesOf(link.querySelector('svg'))).toEqual(shapesOf(favicon.documentElement))
})
