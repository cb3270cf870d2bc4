import { describe, expect, it } from 'vitest'
import { memoryAdapter } from '../memory/memory-adapter.ts'
import type { MemoryWorld } from '../memory/memory-world.ts'
import { type ConformancePlatform, describePlatform } from './describe-platform.ts'

const without = [
  'accounts',
  'fitness',
  'images',
  'metadata',
  'pageEditing',
  'reports',
  'tags',
  'teams',
] as const

/** The clauses of the kit by their sentences, on platforms that are made like this. */
function clausesOn(
  makePlatform: (world: MemoryWorld) => ConformancePlatform,
  options: Parameters<typeof describePlatform>[3] = { without },
) {
  const clauses: [says: string, check: () => Promise<void>][] = []
  describePlatform(
    {
      describe: (_name, body) => body(),
      it: (says, check) => clauses.push([says, check]),
    },
    'a platform',
    makePlatform,
    options,
  )
  return clauses
}

const inMemory = (world: MemoryWorld) => ({ adapter: memoryAdapter(world) })

describe('describePlatform', () => {
  const all = clausesOn(inMemory, {}).map(([says]) => says)

  it('has 40 clauses and more, each with a sentence of its own', () => {
    expect(all.length).toBeGreaterThan(40)
    expect(new Set(all).size).toBe(all.length)
  })

  it('leaves out the clauses of groups that a platform is said to lack, and only those', () => {
    const some = clausesOn(inMemory).map(([says]) => says)
    expect(some).not.toContain('creates a team that the next read finds')
    expect(all).toContain('creates a team that the next read finds')
    expect(all.filter((says) => some.includes(says))).toEqual(some)
  })

  it('fails for a group that is missing and was not said to be', async () => {
    const [, check] = clausesOn(inMemory, {}).find(([says]) => says.startsWith('creates a team'))!
    await expect(check()).rejects.toThrow("The platform has no 'accounts'")
  })

  it('gives every clause a platform and a world of its own, and closes it, however it ends', async () => {
    const worlds: MemoryWorld[] = []
    let closed = 0
    const clauses = clausesOn((world) => {
      worlds.push(world)
      const adapter = { ...memoryAdapter(world), name: worlds.length === 1 ? '' : 'memory' }
      return { adapter, close: () => void (closed += 1) }
    })
    await expect(clauses[0]?.[1]()).rejects.toThrow('The name of the adapter must not be empty')
    await clauses[0]?.[1]()
    expect(closed).toBe(2)
    expect(worlds[0]).toEqual(worlds[1])
    expect(worlds[0]?.pages[0]).not.toBe(worlds[1]?.pages[0])
  })
})
