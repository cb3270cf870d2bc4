import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from './run-command.ts'
import { writeSnapshot } from './write-snapshot.ts'

const written = '0.0.0-pr-12-20261123190000'

/** A repository of two packages, one with a changelog; changesets give both a version. */
function repository({ version = written } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'snapshot-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const path = (name: string, file: string) => join(root, 'packages', name, file)
  const write = (name: string, file: string, text: string) => writeFileSync(path(name, file), text)
  const writeManifest = (name: string, number: string) =>
    write(
      name,
      'package.json',
      JSON.stringify({ version: number, dependencies: { a: 'workspace:^' } }),
    )
  for (const name of ['a', 'b']) {
    mkdirSync(join(root, 'packages', name), { recursive: true })
    writeManifest(name, '0.0.0')
  }
  write('a', 'CHANGELOG.md', '# a\n')
  const git = (...args: string[]) =>
    runCommand('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args])
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  const commands: string[] = []
  const run = (command: string, args: readonly string[]) => {
    if (command === 'git') return runCommand(command, args)
    commands.push([command, ...args].join(' '))
    if (command !== 'changeset') return { ok: true, output: '', errors: '' }
    for (const name of ['a', 'b']) {
      writeManifest(name, version)
      write(name, 'CHANGELOG.md', `# ${name}\n\n## ${version}\n`)
    }
    return { ok: true, output: '', errors: '' }
  }
  return { root, run, git, path, write, commands }
}

it('gives the packages the version of the snapshot, and asks for it exactly', () => {
  const { root, run, path, commands } = repository()
  expect(writeSnapshot({ root, tag: 'pr-12', run })).toBe(written)
  expect(commands).toEqual([
    'changeset version --snapshot pr-12',
    expect.stringMatching(/ install --lockfile-only /),
  ])
  expect(readFileSync(path('b', 'package.json'), 'utf8')).toContain('"workspace:*"')
})

it('leaves nothing that restoring does not take back', () => {
  const { root, run, git, path } = repository()
  writeSnapshot({ root, tag: 'pr-12', run })
  expect(existsSync(path('b', 'CHANGELOG.md'))).toBe(false)
  git('restore', '.')
  expect(git('status', '--short').output).toBe('')
  expect(readFileSync(path('a', 'CHANGELOG.md'), 'utf8')).toBe('# a\n')
})

it('begins nothing where something is not committed', () => {
  const { root, run, write, commands } = repository()
  write('a', 'CHANGELOG.md', '# mine\n')
  expect(() => writeSnapshot({ root, tag: 'pr-12', run })).toThrow('packages/a/CHANGELOG.md')
  expect(commands).toEqual([])
})

it('says that no changeset waits', () => {
  const { root, run } = repository({ version: '0.1.0' })
  expect(() => writeSnapshot({ root, tag: 'pr-12', run })).toThrow('npx changeset')
})
