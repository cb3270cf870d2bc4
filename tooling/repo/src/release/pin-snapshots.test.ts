import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pinSnapshots } from './pin-snapshots.ts'

function manifests(...texts: readonly object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return texts.map((text, at) => {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, JSON.stringify(text))
    return file
  })
}

it('asks for the very version of each other package, and leaves the rest', () => {
  const others = { react: '>=19', '@milepost/config': 'workspace:*' }
  const files = manifests({ peerDependencies: { '@milepost/ui': 'workspace:^', ...others } }, {})
  pinSnapshots(files)
  expect(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown)).toEqual([
    { peerDependencies: { '@milepost/ui': 'workspace:*', ...others } },
    {},
  ])
})

it('refuses a folder where there is nothing to pin', () => {
  expect(() => pinSnapshots(manifests({}))).toThrow('is this the workspace?')
})
