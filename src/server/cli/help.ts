import { InvalidArgumentError, type Command } from 'commander'

/** What the commands are run with, as their help tells it. */
export const PROGRAM = 'npm run portal --'

/** Adds lines to try to the help of a command. */
export const withExamples = (command: Command, ...examples: string[]) =>
  command.addHelpText(
    'after',
    `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((example) => `  ${PROGRAM} ${example}`).join('\n')}`,
  )

/** The name of a file or folder. */
export const parsePath = (text: string) => {
  if (text.trim() === '' || text.includes('\0'))
    throw new InvalidArgumentError('It takes the name of a file or folder.')
  return text
}
