/** What a progress bar is drawn on. */
export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

export type Progress = {
  show: (done: number, total: number) => void
  /** Stands where the bar does, while nobody can tell how much is left. */
  stage: (doing: string) => void
  end: () => void
}

const WIDTH = 30
const START_OF_LINE = '\r\u001B[K'

const line = (label: string, part: number) => {
  const filled = Math.round(part * WIDTH)
  return `${label} [${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${Math.floor(part * 100)} %`
}

/** A bar for people who watch; where nobody does, nothing is written. */
export const progressBar = (label: string, screen: Screen = process.stderr): Progress => {
  let shown = ''
  const draw = (text: string) => {
    if (!screen.isTTY || text === shown) return
    // Of a text that is broken into lines only the last could be taken away again.
    screen.write(START_OF_LINE + text.slice(0, (screen.columns ?? Infinity) - 1))
    shown = text
  }
  return {
    show: (done, total) => draw(line(label, total > 0 ? Math.min(done / total, 1) : 1)),
    stage: (doing) => draw(`${label}: ${doing}`),
    end: () => draw(''),
  }
}
