import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const guide = readFileSync(join(root, 'docs/guides/coming-from-supporticon.md'), 'utf8')
const rows = guide
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

/** Exports of each package entry, by the entry's name. The CLI has no exports. */
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
/** Names from React, TanStack Query and the web platform, and members of our exports. */
const others = new Set(
  (
    'useQuery useMutation refetchInterval QueryClientProvider useState AbortSignal fetch URLSearchParams Blob ' +
    'className count label message onSearch search story isStaging events posts'
  ).split(' '),
)

describe('the guide "Coming from supporticon"', () => {
  it('has more than 150 table rows', () => expect(rows.length).toBeGreaterThan(150))

  it('mentions only existing exports', () => {
    const names = rows
      .flatMap(([, ours = '']) => [...ours.matchAll(/`(\w+)`/g)])
      .map(([, name = '']) => name)
    expect(names.filter((name) => !all.has(name) && !others.has(name))).toEqual([])
  })

  it('lists each export under its package entry', () => {
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

/** Exports of `@milepost/ui`: the guide's component tables don't mention its entry. */
function isOfTheKit(name: string): boolean {
  return exported.get('@milepost/ui')?.has(name) ?? false
}
