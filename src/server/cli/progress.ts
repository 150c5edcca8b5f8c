type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

const WIDTH = 30

/** A bar on a terminal, one line that is written over; nothing elsewhere. The last call ends the line. */
export const progressBar = (label: string, total: number, terminal: Terminal = process.stderr) => {
  return (done: number) => {
    if (!terminal.isTTY || total === 0) return
    const part = Math.min(1, done / total)
    const filled = Math.round(part * WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    terminal.write(`\r${label} ${bar} ${Math.round(part * 100)} %${part === 1 ? '\n' : ''}`)
  }
}
