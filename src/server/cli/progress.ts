/** What a progress bar is drawn on. */
export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

export type Progress = {
  show: (done: number, total: number) => void
  /** Stands where the bar will, while nobody can tell how much is left. */
  stage: (doing: string) => void
  /** Says what is done now, where nobody can tell how much of it is left. */
  step: (sentence: string) => void
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
    screen.write(START_OF_LINE + text)
    shown = text
  }
  return {
    show: (done, total) => draw(line(label, total > 0 ? Math.min(done / total, 1) : 1)),
    stage: (doing) => draw(`${label}: ${doing}`),
    step: (sentence) => {
      draw('')
      if (screen.isTTY) screen.write(`${sentence}\n`)
    },
    end: () => draw(''),
  }
}
