import { describe, expect, it } from 'vitest'
import { defineCommand } from './command.ts'
import { CommandError } from './command-errors.ts'
import type { CommandEntry } from './command-entry.ts'
import { runCommandLine } from './run-command-line.ts'

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

const untilAskedToEnd = () => Promise.resolve()

async function run(...args: string[]) {
  const text = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => ({ write: (part: string) => (text[name] += part) })
  const parts = {
    version: '1.2.3',
    cwd: '/',
    environment: {},
    out: stream('out'),
    err: stream('err'),
    untilAskedToEnd,
  }
  return { code: await runCommandLine(entries, args, parts), ...text }
}

describe('a command line', () => {
  it('says what to do when something cannot be done', async () => {
    const { code, out, err } = await run('greet', 'nobody')
    expect([code, out, err]).toEqual([1, '', 'looking up\nThere is nobody\nName somebody.\n'])
    const json = await run('greet', 'nobody', '--json')
    expect(JSON.parse(json.out)).toEqual({
      error: { message: 'There is nobody', next: 'Name somebody.' },
    })
  })

  it('shows the place of a fault of its own only', async () => {
    const { code, err } = await run('greet', 'fault')
    expect(code).toBe(1)
    expect(err).toMatch(/Error: broken\n +at [^]*fault of milepost itself/)
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
  ])('refuses %j with exit code 2', async (args, err) => {
    expect(await run(...args)).toEqual({ code: 2, out: '', err })
  })

  it('refuses an option that does not exist, and one without its value', async () => {
    expect(await run('greet', 'a', '--quiet')).toMatchObject({ code: 2 })
    expect(await run('tree', 'fell', 'a', '--from')).toMatchObject({
      code: 2,
      err: expect.stringContaining('milepost tree fell --help') as string,
    })
  })

  it('shows how each is used', async () => {
    const { code, out } = await run('greet', '--help')
    expect([code, out.split('\n')]).toEqual([
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
    expect((await run('tree', '--help')).out).toMatch(/tree plant {2}plants one\n {2}tree fell/)
    expect((await run('--help')).out).toContain('greet       greets')
    expect(await run('--version')).toMatchObject({ code: 0, out: '1.2.3\n' })
  })
})
