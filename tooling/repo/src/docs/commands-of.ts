import type { CodeBlock } from '@milepost/config/read-blocks'

/** The commands of a block, one for each line; a line that ends in a backslash goes on in the next. */
export function commandsOf({ code }: Pick<CodeBlock, 'code'>): string[] {
  return code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
}

/** Whether a command stays, and says where it listens. */
export function isServer(command: string): boolean {
  return /^npm (?:start|run (?:dev|storybook))(?: |$)/.test(command) && !command.includes('--help')
}

/** Whether a command is the test run, of which running the documentation is a part, or the benchmarks. */
export function isTestRun(command: string): boolean {
  return /^npm (?:test|run (?:test:full|bench))(?: |$)/.test(command)
}
