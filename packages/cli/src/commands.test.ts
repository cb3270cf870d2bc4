import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CommandEntry } from './command/command-entry.ts'
import { repositoryFolder, runEntries } from './command/command-line.test-kit.ts'
import { commands } from './commands.ts'

/** Parses a command line without running the command. Returns the exit code. */
async function isRead(line: string): Promise<number> {
  const harmless = commands.map((entry): CommandEntry => ({
    ...entry,
    load: async () => ({ ...(await entry.load()), run: async () => undefined }),
  }))
  const { code } = await runEntries(harmless, line.split(' '), { cwd: '/' })
  return code
}

describe.each(commands.map((entry) => [entry.name, entry] as const))(
  'milepost %s',
  (name, entry) => {
    it('has an example with valid options and arguments', async () => {
      const { example } = await entry.load()
      expect(example).toMatch(new RegExp(`^${name}( |$)`))
      expect(await isRead(example)).toBe(0)
    })
  },
)

describe('the documentation', () => {
  it('names every command', async () => {
    const readme = await readFile(join(repositoryFolder, 'packages/cli/README.md'), 'utf8')
    const named = [...readme.matchAll(/^\| `([\w ]+)` \|[^|]+\| `milepost /gm)].map(
      ([, name]) => name,
    )
    expect(named).toEqual(expect.arrayContaining(commands.map(({ name }) => name)))
    expect(named).toHaveLength(commands.length)
  })

  it.each(['packages/cli/README.md', 'docs/guides/go-live.md', 'docs/guides/languages.md'])(
    'of %s contains valid command lines',
    async (file) => {
      const text = await readFile(join(repositoryFolder, file), 'utf8')
      const found = text.matchAll(
        /(?:^(?:npx )?milepost|npm run milepost --|`(?:npx )?milepost)( [a-z][^`#|\n]*)/gm,
      )
      const lines = [...found].map(([, line = '']) => line.trim())
      // Names of commands in prose have neither options nor arguments.
      const names = new Set(commands.map(({ name }) => name))
      const whole = lines.filter((line) => !names.has(line))
      expect(whole.length).toBeGreaterThan(0)
      const codes = await Promise.all(whole.map(async (line) => [line, await isRead(line)]))
      expect(codes).toEqual(whole.map((line) => [line, 0]))
    },
  )
})
