import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseWorldFile } from '@milepost/sandbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProject } from './create-project.ts'
import { UsageError } from './usage-error.ts'

let cwd: string
let said: string[]
let npm: string[]

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-milepost-'))
  said = []
  npm = []
})
afterEach(() => rmSync(cwd, { recursive: true }))

const run = (args: readonly string[], replies?: string[]) =>
  createProject(args, {
    cwd,
    version: '1.2.3',
    ask: replies && (async () => replies.shift() ?? ''),
    say: (line) => said.push(line),
    runNpm: async (_folder, given) => {
      npm.push(given.join(' '))
    },
  })
const read = (path: string) => readFileSync(join(cwd, path), 'utf8')
const river = ['--name', 'River & Sea Trust', '--country', 'ie', '--primary', '0B5D6B']

describe('createProject', () => {
  it('writes a site of the charity’s own, without a question', async () => {
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
    expect(npm).toEqual(['install --no-audit --no-fund', 'run dev'])
  })

  it('has 12 files beside its content, and no other charity’s name', async () => {
    await run([...river, '--no-install'])
    expect(npm).toEqual([])
    expect(said.join('\n')).toMatch(/^18 files written to .*river-sea-trust/)
    expect(said.join('\n')).toContain('npm install')
    const texts = ['README.md', 'AGENTS.md', 'package.json', 'content/world.json']
      .map((path) => read(`river-sea-trust/${path}`))
      .join('\n')
    expect(texts).not.toMatch(/tideline|summit/i)
  })

  it('asks a person what was not said, and again where the answer cannot be used', async () => {
    await run(['--no-install'], ['Bird Club', 'Atlantis', 'AU', '', '#112233', ''])
    expect(read('bird-club/content/world.json')).toContain('"currency": "AUD"')
    const site = read('bird-club/content/bird-club/custom_site/bird-club.json')
    expect(site).toContain('"design-colors-dark": "#112233"')
  })

  it('reads the content from a repository', async () => {
    const endpoint = 'https://river.cdn.prismic.io/api/v2'
    await run(['a', ...river, '--content', endpoint, '--no-install'])
    expect(read('a/README.md')).toContain(endpoint)
  })

  it.each([
    [['--name', ' '], /1 to 80 characters/],
    [['--country', 'Atlantis'], /no country/],
    [['--currency', 'XQZ'], /no currency/],
    [['--primary', 'red'], /no colour/],
    [['--content', 'river'], /no repository/],
    [['--colour', 'red'], /Unknown option/],
    [['a', 'b'], /Name one folder/],
  ])('refuses %j', async (args, sentence) => {
    const ended = run([...args, '--no-install'])
    await expect(ended).rejects.toThrow(sentence)
    await expect(ended).rejects.toBeInstanceOf(UsageError)
  })

  it('leaves a folder alone that has something in it', async () => {
    writeFileSync(join(cwd, 'mine.txt'), 'mine')
    await expect(run(['.', ...river])).rejects.toThrow(/is not empty/)
    expect(read('mine.txt')).toBe('mine')
  })

  it('says its options', async () => {
    await run(['--help'])
    expect(said.join('\n')).toContain('--country <code>')
  })
})
