import webpack from 'webpack'

/** How far each bundle is that this process was asked for, from 0 to 1. */
const shares = new Map(
  process.argv.flatMap((word, index, all) => (all[index - 1] === '--config-name' ? [[word, 0]] : [])),
)
const QUARTER = 25
let toldPercent = 0

/** A line at each quarter: two processes build at once. */
const tellProgress = () => {
  const sum = [...shares.values()].reduce((one, other) => one + other, 0)
  const percent = QUARTER * Math.floor((100 * sum) / shares.size / QUARTER)
  if (percent <= toldPercent) return
  toldPercent = percent
  process.stderr.write(`Building ${[...shares.keys()].join(', ')}: ${percent} %\n`)
}

export const progressOf = (name: string) =>
  new webpack.ProgressPlugin((share) => {
    shares.set(name, share)
    tellProgress()
  })
