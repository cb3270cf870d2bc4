import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { publishPacked } from './publish-packed.ts'
import type { CommandResult } from './run-command.ts'

/** A folder with two tarballs, and a registry that has the second. */
function start(versions: Readonly<Record<string, string>>, errors = 'npm error code E404') {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of Object.keys(versions)) writeFileSync(join(folder, `${name}.tgz`), '')
  const published: string[] = []
  const run = (command: string, args: readonly string[]): CommandResult => {
    const name = args[1]?.slice(folder.length + 1, -4) ?? ''
    const isMissing = command === 'npm' && args[1] !== 'b@1.0.0'
    if (command === 'npx') published.push(args.join(' ').replace(folder, ''))
    const manifest = JSON.stringify({ name, version: versions[name] })
    return isMissing
      ? { ok: false, output: '', errors }
      : { ok: true, output: command === 'tar' ? manifest : '1.0.0', errors: '' }
  }
  return { folder, published, run }
}

it('publishes only what the registry does not have', () => {
  const { published, ...options } = start({ a: '1.0.0', b: '1.0.0' })
  expect(publishPacked(options)).toEqual(['a@1.0.0'])
  expect(published).toEqual([
    '--yes pnpm@12.21.0 publish /a.tgz --access public --no-git-checks --ignore-scripts',
  ])
})

it('publishes only snapshots of the pull request with its tag', () => {
  const versions = { a: '0.0.0-pr-1-2026', b: '0.0.0-pr-12-2026', c: '1.0.0' }
  const { published, ...options } = start(versions)
  expect(publishPacked({ ...options, snapshotTag: 'pr-1' })).toEqual(['a@0.0.0-pr-1-2026'])
  expect(published).toEqual([expect.stringMatching(/ publish \/a\.tgz .* --tag pr-1$/)])
})

it('publishes nothing if the registry does not respond', () => {
  const { published, ...options } = start({ a: '1.0.0' }, 'npm error code ECONNREFUSED')
  expect(() => publishPacked(options)).toThrow('does not answer whether it has a@1.0.0')
  expect(published).toEqual([])
})
