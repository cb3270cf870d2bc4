import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const guide = readFileSync(join(root, 'docs/guides/coming-from-supporticon.md'), 'utf8')
const rows = guide
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

/** What each entry of a package exports, by the entry's name; the command line has none. */
const exported = new Map<string, Set<string>>()
for (const file of globSync('packages/*/api.txt', { cwd: root })) {
  let names = new Set<string>()
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const entry = /^## (\S+)/.exec(line)?.[1]
    const name = /^(?:class |interface |type |namespace )?(\w+)/.exec(line)?.[1]
    if (entry !== undefined) {
      names = new Set()
      exported.set(entry, names)
    } else if (name !== undefined) names.add(name)
  }
}
const all = new Set([...exported.values()].flatMap((names) => [...names]))
/** Of React, of TanStack Query, of the platform that all code runs on, or what a name of ours contains. */
const others = new Set(
  (
    'useQuery useMutation refetchInterval QueryClientProvider useState AbortSignal fetch URLSearchParams Blob ' +
    'className count label message onSearch search story isStaging events posts'
  ).split(' '),
)

describe('the guide for who comes from supporticon', () => {
  it('has a row for what they know', () => expect(rows.length).toBeGreaterThan(150))

  it('names what our packages export', () => {
    const names = rows
      .flatMap(([, ours = '']) => [...ours.matchAll(/`(\w+)`/g)])
      .map(([, name = '']) => name)
    expect(names.filter((name) => !all.has(name) && !others.has(name))).toEqual([])
  })

  it('names it where it is', () => {
    const misplaced = rows.flatMap(([, ours = '', place = '']) => {
      const names = [...ours.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
      const text = `${ours} ${place}`
      const entries = [...text.matchAll(/`(@milepost\/[\w./-]+|\.\/\w+)`/g)]
        .map(([, entry = '']) => entry.replace(/^\./, '@milepost/platform'))
        .flatMap((entry) => [...(exported.get(entry) ?? [`no entry ${entry}`])])
      const known = new Set(entries)
      return entries.length === 0
        ? []
        : names.filter((name) => all.has(name) && !known.has(name) && !isOfTheKit(name))
    })
    expect(misplaced).toEqual([])
  })
})

/** The tables of its components name no entry: it is the kit's own. */
function isOfTheKit(name: string): boolean {
  return exported.get('@milepost/ui')?.has(name) ?? false
}
