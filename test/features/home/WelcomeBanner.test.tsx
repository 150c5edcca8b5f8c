import { screen } from '@testing-library/react'
import { openHome } from '@test/features/home/openHome'

const LINE = 'Welcome to Navkaam: full-time jobs, internships and manpower across India'

describe('The welcome banner', () => {
  it('holds the line exactly 14 times, nothing else does, and screen readers hear it once', async () => {
    await openHome()
    const lines = screen.getAllByText(LINE)
    expect(lines).toHaveLength(14)
    expect(lines.filter((line) => line.closest('[aria-hidden="true"]') === null)).toHaveLength(1)
    expect(lines[0]).toBeVisible()
    expect(document.documentElement.outerHTML.split(LINE)).toHaveLength(15)
  })

  it('can be stopped and set going again', async () => {
    const { user } = await openHome()
    const moving = () => screen.getAllByText(LINE)[0]?.parentElement
    await user.click(screen.getByRole('button', { name: 'Pause the welcome line' }))
    expect(moving()).toHaveStyle({ animationPlayState: 'paused' })
    await user.click(screen.getByRole('button', { name: 'Play the welcome line' }))
    expect(moving()).not.toHaveStyle({ animationPlayState: 'paused' })
    expect(screen.getByRole('button', { name: 'Pause the welcome line' })).toBeVisible()
  })
})
