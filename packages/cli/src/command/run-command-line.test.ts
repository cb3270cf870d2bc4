import { describe, expect, it } from 'vitest'
import { defineCommand } from './command.ts'
import { CommandError } from './command-errors.ts'
import type { CommandEntry } from './command-entry.ts'
import { runEntries } from './command-line.test-kit.ts'

const greet = defineCommand({
  arguments: ['name'],
  options: {
    loud: { type: 'boolean', description: 'shout' },
    from: { type: 'string', value: '<name>', description: 'who greets' },
  },
  example: 'greet Ana --loud',
  async run({ options: { loud, from }, arguments: [name = ''] }, { say, step }) {
    say('looking up')
    if (name === 'nobody') throw new CommandError('There is nobody', 'Name somebody.')
    if (name === 'fault') throw new Error('broken')
    const greeting = await step('Greeting', async () => `Hello ${name}${loud ? '!' : ''}`)
    return { lines: [greeting], json: { greeting, from }, hasFindings: name === 'Eve' }
  },
})

const entries: readonly CommandEntry[] = [
  { name: 'greet', summary: 'greets', load: async () => greet },
  { name: 'tree plant', summary: 'plants one', load: async () => greet },
  { name: 'tree fell', summary: 'fells one', load: async () => greet },
]

const run = (...args: string[]) => runEntries(entries, args, { cwd: '/' })

describe('a command line', () => {
  it('says what to do when something cannot be done', async () => {
    const { code, stdout, stderr } = await run('greet', 'nobody')
    expect([code, stdout, stderr]).toEqual([1, '', 'looking up\nThere is nobody\nName somebody.\n'])
    const json = await run('greet', 'nobody', '--json')
    expect(JSON.parse(json.stdout)).toEqual({
      error: { message: 'There is nobody', next: 'Name somebody.' },
    })
  })

  it('shows the place of a fault of its own only', async () => {
    const { code, stderr } = await run('greet', 'fault')
    expect(code).toBe(1)
    expect(stderr).toMatch(/Error: broken\n +at [^]*fault of milepost itself/)
  })

  it.each([
    [[], 'Name a command.\nmilepost --help shows how it is used.\n'],
    [['dance'], 'There is no command "dance".\nmilepost --help shows how it is used.\n'],
    [
      ['tree'],
      '"tree" is "milepost tree plant", "milepost tree fell".\nmilepost --help shows how it is used.\n',
    ],
    [['greet'], 'The <name> is missing.\nmilepost greet --help shows how it is used.\n'],
    [
      ['greet', 'a', 'b'],
      '"b" is one argument too many.\nmilepost greet --help shows how it is used.\n',
    ],
  ])('refuses %j with exit code 2', async (args, err) =>
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: err }),
  )

  it('refuses an option that does not exist, and one without its value', async () => {
    expect(await run('greet', 'a', '--quiet')).toMatchObject({ code: 2 })
    expect(await run('tree', 'fell', 'a', '--from')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('milepost tree fell --help') as string,
    })
  })

  it('shows how each is used', async () => {
    const { code, stdout } = await run('greet', '--help')
    expect([code, stdout.split('\n')]).toEqual([
      0,
      [
        'milepost greet <name> [options]',
        '',
        '  Greets.',
        '',
        '  --loud         shout',
        '  --from <name>  who greets',
        '  --json         print one JSON object instead of lines',
        '  --help         print this text',
        '',
        'Example:',
        '',
        '  milepost greet Ana --loud',
        '',
      ],
    ])
    expect((await run('tree', '--help')).stdout).toMatch(/tree plant {2}plants one\n {2}tree fell/)
    expect((await run('--help')).stdout).toContain('greet       greets')
    expect(await run('--version')).toMatchObject({ code: 0, stdout: '0.0.0-test\n' })
  })
})
