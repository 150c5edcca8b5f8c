export const print = (text: string) => process.stdout.write(`${text}\n`)

/** What is under way, where somebody watches; a log holds the results alone. */
export const tell = (text: string) => {
  if (process.stderr.isTTY || process.env.BENCH_VERBOSE) process.stderr.write(`  ${text}\n`)
}
