import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { useFollow } from '@/components/useFollow'

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

const JobLink = () => (
  <a href="/job-details?s=7" onClick={useFollow()}>
    Turner
  </a>
)

const setup = () => {
  render(
    <MemoryRouter initialEntries={['/full-time-jobs']}>
      <JobLink />
      <Place />
    </MemoryRouter>,
  )
  const press = (how: MouseEventInit) => {
    const click = createEvent.click(screen.getByRole('link'), how)
    fireEvent(screen.getByRole('link'), click)
    return click
  }
  return { press, place: () => screen.getByRole('status').textContent }
}

describe('A plain link that is followed', () => {
  it('leads on without a new page', () => {
    const { press, place } = setup()
    expect(press({}).defaultPrevented).toBe(true)
    expect(place()).toBe('PUSH /job-details?s=7')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (how) => {
      const { press, place } = setup()
      const click = press(how)
      const wasPrevented = click.defaultPrevented
      expect(wasPrevented).toBe(false)
      expect(place()).toBe('POP /full-time-jobs')
    },
  )
})
