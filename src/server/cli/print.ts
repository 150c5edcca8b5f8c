/** A line for whoever runs the command. */
export const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}
