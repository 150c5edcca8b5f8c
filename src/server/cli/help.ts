import { InvalidArgumentError, type Command } from 'commander'

/** How the commands are run, for their help. */
export const PROGRAM = 'npm run portal --'

/** Adds examples to the help of a command. */
export const withExamples = (command: Command, ...examples: string[]) =>
  command.addHelpText(
    'after',
    `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((example) => `  ${PROGRAM} ${example}`).join('\n')}`,
  )

/** Checks the name of a file or folder. */
export const parsePath = (text: string) => {
  if (text.trim() === '' || text.includes('\0'))
    throw new InvalidArgumentError('It must be the name of a file or folder.')
  return text
}
