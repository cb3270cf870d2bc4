import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiProblem, namesPackage } from './api-snapshots.ts'
import { readApi } from './read-api.ts'

describe('readApi', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'milepost-api-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (text: string) => {
    const file = join(folder, 'index.ts')
    writeFileSync(file, text)
    return readApi({ 'some/package': file }, { strict: true })
  }

  it('tells functions, interfaces with their members, and types', () => {
    const api = read(`
      export interface Gift { amountMinor: number; message?: string }
      export type Status = 'open' | 'closed'
      export function give(gift: Gift): Status { return 'open' }
      const hidden = 1
    `)
    expect(api).toBe(
      [
        '## some/package',
        '',
        'give: (gift: Gift) => Status',
        'interface Gift',
        '  amountMinor: number',
        '  message?: string | undefined',
        'type Status = "open" | "closed"',
        '',
      ].join('\n'),
    )
  })

  it('changes when an argument does', () => {
    expect(read('export const f = (a: string) => a')).not.toBe(
      read('export const f = (a: string, b = 1) => a + b'),
    )
  })

  it('names keys that are symbols as they are written', () => {
    const api = read(`
      const brand: unique symbol = Symbol.for('brand') as never
      export class Gift { readonly [brand] = true; amountMinor = 1 }
    `)
    expect(api).toContain('class Gift\n  [brand]: true\n  amountMinor: number\n')
  })

  it('refuses a module that exports nothing', () => {
    expect(() => read('const nothing = 1')).toThrow('exports nothing')
  })
})

describe('apiProblem', () => {
  const snapshot = {
    package: '@a/b',
    file: 'api.txt',
    kept: 'x',
    current: 'x',
    hasChangeset: false,
  }

  it('is silent about what was looked at', () => {
    expect(apiProblem(snapshot)).toBeUndefined()
  })

  it('asks for a changeset, then for a look', () => {
    const changed = { ...snapshot, current: 'y' }
    expect(apiProblem(changed)).toContain('no changeset')
    expect(apiProblem({ ...changed, hasChangeset: true })).toContain('npm run api -- --keep')
  })
})

describe('namesPackage', () => {
  it('reads the front matter only', () => {
    const changeset = "---\n'@a/b': minor\n---\n\n'@a/c': not this\n"
    expect(namesPackage(changeset, '@a/b')).toBe(true)
    expect(namesPackage(changeset, '@a/c')).toBe(false)
    expect(namesPackage('no front matter', '@a/b')).toBe(false)
  })
})
