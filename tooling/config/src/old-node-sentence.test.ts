import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldNodeSentence } from './old-node-sentence.ts'

const packages = join(import.meta.dirname, '../../../packages')

interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}

const commands = globSync('*/package.json', { cwd: packages })
  .map((file) => JSON.parse(readFileSync(join(packages, file), 'utf8')) as Manifest)
  .flatMap(({ name, bin = {}, engines }) => Object.keys(bin).map((bin) => ({ name, bin, engines })))

it('says nothing where a command can run', () => {
  expect(oldNodeSentence('24.0.0', 'milepost', '@milepost/cli')).toBeUndefined()
  expect(oldNodeSentence('26.1.0', 'milepost', '@milepost/cli')).toBeUndefined()
})

it('asks for what the packages with a command ask for', () => {
  expect(commands.map(({ bin }) => bin).toSorted()).toEqual([
    'create-milepost',
    'milepost',
    'milepost-sandbox',
  ])
  for (const { name, bin, engines } of commands) {
    const major = Number(/^>=(\d+)$/.exec(engines.node)?.[1])
    expect(oldNodeSentence(`${major}.0.0`, bin, name)).toBeUndefined()
    expect(oldNodeSentence(`${major - 1}.9.1`, bin, name)).toBe(
      `${bin} needs Node ${major} or newer, and this is Node ${major - 1}.9.1. Install a newer one from https://nodejs.org, ` +
        `or run: npx --package node@${major} --package ${name} ${bin}`,
    )
  }
})
