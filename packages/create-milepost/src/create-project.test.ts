import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { parseWorldFile } from '@milepost/sandbox'
import { CommanderError } from 'commander'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProject } from './create-project.ts'
import { detectPackageManager } from './package-manager.ts'

let cwd: string
let said: string[]
let commands: string[]

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-milepost-'))
  said = []
  commands = []
})
afterEach(() => rmSync(cwd, { recursive: true }))

type Terminal = Parameters<typeof createProject>[1]['terminal']

const run = (args: readonly string[], terminal?: Terminal, userAgent?: string) =>
  createProject(args, {
    cwd,
    version: '1.2.3',
    terminal,
    log: (line) => said.push(line),
    manager: detectPackageManager(userAgent),
    runPackageManager: async ({ name }, _folder, given) => {
      commands.push([name, ...given].join(' '))
    },
  })
const read = (path: string) => readFileSync(join(cwd, path), 'utf8')
/** Creates a terminal that types the keys of each step when the step's text is shown. */
function typing(steps: readonly (readonly [shown: string, keys: string])[]): Terminal {
  const input = new PassThrough()
  const remaining = [...steps]
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const [shown, keys] = remaining[0] ?? []
      if (shown !== undefined && chunk.toString().includes(shown)) {
        remaining.shift()
        setImmediate(() => input.write(keys))
      }
      done()
    },
  })
  return { input, output, signal: AbortSignal.timeout(20_000) }
}

const river = ['--name', 'River & Sea Trust', '--country', 'ie', '--primary', '0B5D6B']

describe('createProject', () => {
  it('writes a site for the charity without any question', async () => {
    await run(['river', ...river])
    const site = read('river/content/river-sea-trust/custom_site/river-sea-trust.json')
    expect(site).toContain('"meta-title": "River & Sea Trust"')
    expect(site).toContain('"design-colors-primary": "#0b5d6b"')
    expect(site).toContain('"localisation-country": "ie"')
    const world = parseWorldFile(read('river/content/world.json'), 'world.json')
    expect([world.charity.name, world.currency]).toEqual(['River & Sea Trust', 'EUR'])
    expect(site).toContain(world.campaign.id)
    const manifest = JSON.parse(read('river/package.json')) as { dependencies: object }
    expect(manifest.dependencies).toMatchObject({ '@milepost/framework': '^1.2.3' })
    expect(commands).toEqual(['npm install --no-audit --no-fund', 'npm run dev'])
  })

  it('writes 22 files in addition to the content, none of which names another charity', async () => {
    await run([...river, '--no-install'])
    expect(commands).toEqual([])
    expect(said.join('\n')).toMatch(/^28 files written to .*river-sea-trust/)
    expect(said.join('\n')).toContain('npm install')
    const texts = ['README.md', 'AGENTS.md', 'package.json', 'content/world.json']
      .map((path) => read(`river-sea-trust/${path}`))
      .join('\n')
    expect(texts).not.toMatch(/tideline|summit/i)
  })

  it.each([
    [
      'pnpm/12.21.0 npm/?',
      'pnpm',
      'pnpm install --frozen-lockfile',
      'pnpm-lock.yaml pnpm-workspace.yaml*',
    ],
    ['yarn/4.9.0 npm/?', 'yarn', 'yarn install --immutable', 'yarn.lock .yarnrc.yml'],
    ['yarn/1.22.22 npm/?', 'yarn', 'yarn install --frozen-lockfile', 'yarn.lock'],
    ['npm/11.19.1 node/v24.4.0 linux x64', 'npm', 'npm ci', 'package-lock.json'],
    ['constructor/1.0.0', 'npm', 'npm ci', 'package-lock.json'],
  ])(
    'uses the package manager that runs it: %s',
    async (userAgent, name, cleanInstall, lockfiles) => {
      await run(['a', ...river], undefined, userAgent)
      expect(commands.map((command) => command.split(' ')[0])).toEqual([name, name])
      for (const file of ['Dockerfile', '.github/workflows/ci.yml'])
        expect(read(`a/${file}`)).toContain(cleanInstall)
      expect(read('a/Dockerfile')).toContain(`COPY package.json ${lockfiles} ./`)
      expect(existsSync(join(cwd, 'a/.yarnrc.yml'))).toBe(cleanInstall.endsWith('--immutable'))
      expect(read('a/README.md')).toContain(`${name} run dev`)
      const { packageManager } = JSON.parse(read('a/package.json')) as { packageManager?: string }
      const named = userAgent.split(' ')[0]?.replace('/', '@')
      expect(packageManager).toBe(name === 'npm' ? undefined : named)
    },
  )

  it('asks for omitted options, and again if the answer is invalid', async () => {
    await run(
      ['--dark', '#112233'],
      typing([
        ['Name of the charity', 'Bird Club\r'],
        ['Country', 'austral'],
        ['austral', '\r'],
        ['Colour of buttons', 'red\r'],
        ['Enter a colour', '\u0015\r'],
        ['Content: files', '\r'],
        ['Install packages and start', 'n'],
      ]),
    )
    expect(read('bird-club/content/world.json')).toContain('"currency": "AUD"')
    const site = read('bird-club/content/bird-club/custom_site/bird-club.json')
    expect(site).toContain('"design-colors-dark": "#112233"')
    expect(site).toContain('"design-colors-primary": "#1d5b8f"')
    expect(commands).toEqual([])
  })

  it('asks for the URL of a Prismic repository', async () => {
    await run(
      [...river, '--dark', '#112233', '--no-install'],
      typing([
        ['Content: files', 'river\r'],
        ['Enter the URL', '\u0015https://river.cdn.prismic.io/api/v2\r'],
      ]),
    )
    expect(read('river-sea-trust/README.md')).toContain('https://river.cdn.prismic.io/api/v2')
  })

  it('writes nothing if a question is cancelled', async () => {
    const ended = run(['a', ...river], typing([['Colour of the footer', '\u0003']]))
    await expect(ended).rejects.toThrow('Cancelled. Nothing was written.')
    expect(readdirSync(cwd)).toEqual([])
  })

  it('asks nothing with --yes', async () => {
    await run(['a', '--yes', '--no-install'], typing([]))
    expect(read('a/content/world.json')).toContain('Our Charity')
  })

  it('reads the content from a repository', async () => {
    const endpoint = 'https://river.cdn.prismic.io/api/v2'
    await run(['a', ...river, '--content', endpoint, '--no-install'])
    expect(read('a/README.md')).toContain(endpoint)
  })

  it.each([
    [['--name', ' '], /1 to 80 characters/],
    [['--name', '--yes'], /1 to 80 characters/],
    [['--name'], /'--name <text>' argument missing/],
    [['--country', 'Atlantis'], /'Atlantis' is invalid.*two letters/],
    [['--currency', 'XQZ'], /three letters/],
    [['--primary', 'red'], /a colour such as/],
    [['--content', 'river'], /URL of a repository/],
    [['--colour', 'red'], /unknown option '--colour'/],
    [['--countri', 'IE'], /Did you mean --country/],
    [['a', 'b'], /too many arguments/],
  ])('rejects %j', async (args, sentence) => {
    const ended = run(['--no-install', ...args])
    await expect(ended).rejects.toThrow(sentence)
    await expect(ended).rejects.toBeInstanceOf(CommanderError)
  })

  it('does not change a folder that is not empty', async () => {
    writeFileSync(join(cwd, 'mine.txt'), 'mine')
    await expect(run(['.', ...river])).rejects.toThrow(/is not empty/)
    expect(read('mine.txt')).toBe('mine')
  })

  it('prints its options with --help', async () => {
    await run(['--help'])
    expect(said.join('\n')).toContain('--country <code>')
  })
})
