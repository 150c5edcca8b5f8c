/** More than the window of a phone shows. */
export const CARDS_IN_WINDOW = 6

/** The part of a list that a visitor sees: the text of its counter, and the ids of its first cards. */
export type Shown = string

/** The paint that showed the result for what was typed with one key. */
type KeyPaint = { index: number; milliseconds: number }

declare global {
  interface Window {
    /** Put into the page by `installProbe`. */
    probe: {
      /** The results of the keys that come next, in their order. */
      expect: (results: readonly Shown[]) => void
      /** Keys whose result was painted, until all were or the time is over. */
      painted: (limitMs: number) => Promise<KeyPaint[]>
      shown: () => Shown
    }
  }
}

/**
 * Runs in the page, before its own scripts. A key counts from its `timeStamp`, when the browser received it, to the
 * frame after the one that painted the result of that key or of a later one: a frame begins when the one before it is
 * over (styles, layout, paint and commit done). A message would not do: a browser that paints lets messages wait.
 */
export const installProbe = (cardsInWindow: number) => {
  const shown = () => {
    const counter = [...document.querySelectorAll('[role=status]')].find((status) =>
      /^\d+ Jobs available$/.test(status.textContent),
    )
    const ids = [...document.querySelectorAll<HTMLAnchorElement>('main article h2 a')]
      .filter((link) => !link.closest('section'))
      .slice(0, cardsInWindow)
      .map((link) => /[?&]s=([^&]*)/.exec(link.getAttribute('href') ?? '')?.[1])
    return `${counter?.textContent ?? ''}|${ids.join(',')}`
  }

  let results: readonly string[] = []
  let pressed: number[] = []
  let paints: KeyPaint[] = []
  let next = 0
  let isWatching = false

  const watch = () => {
    if (!isWatching) return
    requestAnimationFrame(watch)
    if (next >= pressed.length) return
    const now = performance.now()
    const seen = results.slice(0, pressed.length).lastIndexOf(shown())
    for (; next <= seen; next += 1) {
      paints.push({ index: next, milliseconds: now - (pressed[next] ?? Number.NaN) })
    }
  }

  addEventListener(
    'keydown',
    (event) => {
      if (isWatching) pressed.push(event.timeStamp)
    },
    true,
  )

  window.probe = {
    shown,
    expect: (expected) => {
      results = expected
      pressed = []
      paints = []
      next = 0
      isWatching = true
      requestAnimationFrame(watch)
    },
    painted: async (limitMs) => {
      const until = performance.now() + limitMs
      while (next < results.length && performance.now() < until) {
        await new Promise((done) => void setTimeout(done, 20))
      }
      isWatching = false
      return paints
    },
  }
}
