import { fireEvent, render, screen } from '@testing-library/react'
import { ContentImage } from '@/components/ContentImage'

const ratio = '16 / 9'

describe('an image of the content', () => {
  it('is loaded when it comes near, under its text', () => {
    render(<ContentImage src="/uploads/a.png" alt="The office" ratio={ratio} />)
    const image = screen.getByRole('img', { name: 'The office' })
    expect(image).toHaveAttribute('src', '/uploads/a.png')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('of the first screenful is loaded at once', () => {
    render(<ContentImage src="/uploads/a.png" alt="The office" ratio={ratio} eager />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  })

  it('keeps its place before it comes and where it does not load', () => {
    const { container } = render(<ContentImage src="/uploads/gone.png" alt="The office" ratio={ratio} />)
    const place = container.firstElementChild
    fireEvent.error(screen.getByRole('img'))
    expect(container.firstElementChild).toBe(place)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'The office' })).toBeVisible()
  })

  it('is tried again where another file takes its place', () => {
    const { container, rerender } = render(<ContentImage src="/uploads/gone.png" alt="" ratio={ratio} />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    rerender(<ContentImage src="/uploads/new.png" alt="" ratio={ratio} />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/new.png')
  })

  it.each(['The office', ''])('that no file is named for is a placeholder (%j)', (alt) => {
    const { container } = render(<ContentImage src="" alt={alt} ratio={ratio} />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryAllByRole('img')).toHaveLength(alt ? 1 : 0)
  })
})
