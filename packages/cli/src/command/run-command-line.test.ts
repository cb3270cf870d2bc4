import { describe, expect, it } from 'vitest'
import { defineCommand } from './command.ts'
import { CommandError } from './command-errors.ts'
import type { CommandEntry } from './command-entry.ts'
import { runEntries } from './command-line.test-kit.ts'

const printGreeting = defineCommand({
  arguments: ['name'],
  options: {
    loud: { type: 'boolean', description: 'shout' },
    from: { type: 'string', value: '<name>', description: 'who greets' },
  },
  example: 'printGreeting Ana --loud',
  async run({ options: { loud, from }, arguments: [name = ''] }, { log, step }) {
    log('looking up')
    if (name === 'nobody') throw new CommandError('There is nobody', 'Name somebody.')
    if (name === 'fault') throw new Error('broken')
    const greeting = await step('Greeting', async () => `Hello ${name}${loud ? '!' : ''}`)
    return { lines: [greeting], json: { greeting, from }, hasFindings: name === 'Eve' }
  },
})

const entries: readonly CommandEntry[] = [
  { name: 'printGreeting', summary: 'greets', load: async () => printGreeting },
  { name: 'tree plant', summary: 'plants one', load: async () => printGreeting },
  { name: 'tree fell', summary: 'fells one', load: async () => printGreeting },
]

const run = (...args: string[]) => runEntries(entries, args, { cwd: '/' })

describe('runCommandLine', () => {
  it('says what to do about an error', async () => {
    const { code, stdout, stderr } = await run('printGreeting', 'nobody')
    expect([code, stdout, stderr]).toEqual([1, '', 'looking up\nThere is nobody\nName somebody.\n'])
    const json = await run('printGreeting', 'nobody', '--json')
    expect(JSON.parse(json.stdout)).toEqual({
      error: { message: 'There is nobody', next: 'Name somebody.' },
    })
  })

  it('shows the stack trace only for internal errors', async () => {
    const { code, stderr } = await run('printGreeting', 'fault')
    expect(code).toBe(1)
    expect(stderr).toMatch(/Error: broken\n +at [^]*bug in milepost\./)
  })

  it.each([
    [[], 'No command was given.\nRun milepost --help to see the usage.\n'],
    [['dance'], "error: unknown command 'dance'\nRun milepost --help to see the usage.\n"],
    [['tree'], 'No command was given.\nRun milepost tree --help to see the usage.\n'],
    [
      ['tree', 'plan'],
      "error: unknown command 'plan'\n(Did you mean plant?)\nRun milepost tree --help to see the usage.\n",
    ],
    [
      ['printGreeting'],
      "error: missing required argument 'name'\nRun milepost printGreeting --help to see the usage.\n",
    ],
    [
      ['printGreeting', 'a', 'b'],
      expect.stringMatching(
        /^error: too many arguments.*\nRun milepost printGreeting --help/,
      ) as string,
    ],
    [['printGreeting', 'a', '--__proto__'], expect.stringContaining('unknown option') as string],
    [['printGreeting', 'a', '--lod'], expect.stringContaining('(Did you mean --loud?)') as string],
    [
      ['tree', 'fell', 'a', '--from'],
      expect.stringMatching(
        /'--from <name>' argument missing\nRun milepost tree fell --help/,
      ) as string,
    ],
    [
      ['printGreeting', 'a', '--from', '--loud'],
      expect.stringContaining("'--loud' is invalid") as string,
    ],
  ])('rejects %j with exit code 2', async (args, err) =>
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: err }),
  )

  it('prints a rejected command line as JSON with --json', async () => {
    const { code, stdout } = await run('printGreeting', '--json')
    const message = "error: missing required argument 'name'"
    const next = 'Run milepost printGreeting --help to see the usage.'
    expect([code, JSON.parse(stdout)]).toEqual([2, { error: { message, next } }])
  })

  it('passes options and arguments to the command, and reports findings by exit code 1', async () => {
    const { code, stdout } = await run('tree', 'plant', 'Eve', '--loud', '--from=Ana', '--json')
    expect([code, JSON.parse(stdout)]).toEqual([1, { greeting: 'Hello Eve!', from: 'Ana' }])
  })

  it('prints the help of a command, of a group and of all commands', async () => {
    const { code, stdout } = await run('printGreeting', '--help')
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: milepost printGreeting [options] <name>\n\nGreets.\n')
    expect(stdout).toMatch(/--from <name> +who greets/)
    expect(stdout).toMatch(/--json +print one JSON object/)
    expect(stdout).toContain('Example:\n\n  milepost printGreeting Ana --loud\n')
    expect((await run('tree', '--help')).stdout).toMatch(/plant .*plants one\n {2}fell /)
    expect((await run('--help')).stdout).toMatch(/printGreeting .*greets\n {2}tree /)
    expect(await run('--version')).toMatchObject({ code: 0, stdout: '0.0.0-test\n' })
  })
})
