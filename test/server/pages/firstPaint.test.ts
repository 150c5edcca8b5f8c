import { addScriptsAfterPaint } from '@/server/pages/firstPaint'

const sources = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('head > script'), ({ src }) => src)

it('A script that the line breaks is asked for again', () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<script type="application/json" id="scripts">["/a.js"]</script>'
  window.eval(addScriptsAfterPaint)
  window.dispatchEvent(new Event('load'))
  // Each file is asked for in a task of its own.
  jest.advanceTimersByTime(2001)
  expect(sources()).toEqual(['http://localhost/a.js'])
  const fail = () => {
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(sources()).toEqual([])
    jest.advanceTimersByTime(3000)
  }
  for (let again = 0; again < 4; again += 1) {
    fail()
    expect(sources()).toEqual(['http://localhost/a.js'])
  }
  // One that is gone for good is not asked for all day.
  fail()
  expect(sources()).toEqual([])
  jest.useRealTimers()
})
