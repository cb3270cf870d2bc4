import { resolve } from 'node:path'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'
import { expressionsIn, writtenExpressions } from './regular-expressions.ts'

const written = writtenExpressions(resolve(import.meta.dirname, '../../../..'))
const different = new Map(written.map((found) => [`/${found.pattern}/${found.flags}`, found]))

describe('the regular expressions of the packages and the site', () => {
  it('are found in every package', () => {
    const packages = new Set(written.map(({ path }) => path.split('/').slice(0, 2).join('/')))
    expect([...packages]).toEqual(
      expect.arrayContaining([
        'packages/content',
        'packages/forms',
        'packages/measures',
        'packages/platform',
        'packages/sandbox',
        'packages/ui',
        'packages/framework',
      ]),
    )
    expect(different.size).toBeGreaterThan(80)
  })

  it.runIf(isFullRun).each([...different])(
    '%s takes no more than linear time',
    (_, { pattern, flags, path }) => {
      const { status, ...rest } = checkSync(pattern, flags, {
        timeout: 20_000,
        // It looks for attacks by chance, and now and then finds one that is none: a run tells about the change.
        randomSeed: 20_261_121,
        // Steps are counted, not seconds: a busy machine is no attack.
        attackTimeout: null,
        incubationTimeout: null,
      })
      const why = 'error' in rest ? rest.error?.kind : undefined
      expect({ path, status, why }).toEqual({ path, status: 'safe', why: undefined })
    },
  )

  it('would be noticed when one explodes', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable')
    expect(checkSync('\\s+$', '').status).toBe('vulnerable')
  })
})

describe('expressionsIn', () => {
  it('reads literals and constructed expressions, and nothing else', () => {
    const text = `const a = b / c / d; const e = /x\\/[/]y/giu; new RegExp('z+', 'g'); RegExp(e)`
    expect(expressionsIn('a.ts', text)).toEqual([
      { path: 'a.ts', pattern: 'x\\/[/]y', flags: 'giu' },
      { path: 'a.ts', pattern: 'z+', flags: 'g' },
    ])
  })

  it('reads them in markup of components', () => {
    expect(expressionsIn('a.tsx', 'const a = <p title="/no/">{b.replace(/c/, "")}</p>')).toEqual([
      { path: 'a.tsx', pattern: 'c', flags: '' },
    ])
  })
})
