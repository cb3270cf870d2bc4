import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { publishPacked } from './publish-packed.ts'
import type { CommandResult } from './run-command.ts'

const yes = (output = ''): CommandResult => ({ ok: true, output, errors: '' })
const no = (errors: string): CommandResult => ({ ok: false, output: '', errors })

/** A folder with two packed packages, and a registry that answers as it is told. */
function world({
  view = no('npm error code E404'),
  publish = yes(),
  versions = {},
}: {
  view?: CommandResult
  publish?: CommandResult
  versions?: Readonly<Record<string, string>>
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['a', 'b']) writeFileSync(join(folder, `${name}.tgz`), '')
  const published: string[] = []
  const run = (command: string, args: readonly string[]): CommandResult => {
    if (command === 'tar') {
      const name = args[1]?.slice(folder.length + 1, -4) ?? ''
      return yes(JSON.stringify({ name, version: versions[name] ?? '1.0.0' }))
    }
    if (command === 'npm') return args[1] === 'b@1.0.0' ? yes('1.0.0\n') : view
    published.push(args.join(' ').replace(folder, ''))
    return publish
  }
  return { folder, published, run, log: () => undefined }
}

it('publishes what the registry does not have, and nothing twice', () => {
  const { published, ...options } = world()
  expect(publishPacked(options)).toEqual(['a@1.0.0'])
  expect(published).toEqual([
    '--yes pnpm@12.21.0 publish /a.tgz --access public --no-git-checks --ignore-scripts',
  ])
})

it('publishes snapshots under their tag, and nothing else with them', () => {
  const versions = { a: '0.0.0-pr-1-20260101', b: '0.0.0-pr-12-20260101' }
  const { published, ...options } = world({ versions })
  expect(publishPacked({ ...options, snapshotTag: 'pr-1' })).toEqual(['a@0.0.0-pr-1-20260101'])
  expect(published).toHaveLength(1)
  expect(published[0]).toMatch(/ publish \/a\.tgz .* --tag pr-1$/)
})

it('publishes nothing when the registry cannot be asked', () => {
  const { published, ...options } = world({ view: no('npm error code ECONNREFUSED') })
  expect(() => publishPacked(options)).toThrow('cannot be found out')
  expect(published).toEqual([])
})

it('says what was refused', () => {
  expect(() => publishPacked(world({ publish: no('E403') }))).toThrow(
    'a@1.0.0 is not published: E403',
  )
})

it('refuses a folder without packages', () => {
  const { run, log } = world()
  const folder = mkdtempSync(join(tmpdir(), 'empty-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => publishPacked({ folder, run, log })).toThrow('has no packed package')
})
