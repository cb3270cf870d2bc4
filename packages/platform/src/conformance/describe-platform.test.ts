import { expect, it } from 'vitest'
import { createMemoryAdapter } from '../memory/memory-adapter.ts'
import type { MemorySeed } from '../memory/memory-seed.ts'
import { type ConformancePlatform, describePlatform } from './describe-platform.ts'

function clausesOn(
  makePlatform: (seed: MemorySeed) => ConformancePlatform,
  options?: Parameters<typeof describePlatform>[3],
) {
  const clauses = new Map<string, () => Promise<void>>()
  let count = 0
  const collect = (title: string, check: () => Promise<void>) => {
    count += 1
    return clauses.set(title, check)
  }
  const runner = { describe: (_: string, body: () => void) => body(), it: collect, expect }
  describePlatform(runner, 'a platform', makePlatform, options)
  return { clauses, titles: [...clauses.keys()], count }
}

const inMemory = (seed: MemorySeed) => ({ adapter: createMemoryAdapter(seed) })

it('fails if a group is missing and not declared', async () => {
  const check = clausesOn(inMemory).clauses.get('createTeam creates an active team')
  await expect(check?.()).rejects.toThrow("The adapter has no 'accounts'")
})

it('creates a platform per clause, and closes it even if the clause fails', async () => {
  const seeds: MemorySeed[] = []
  let closed = 0
  const { clauses } = clausesOn((seed) => {
    seeds.push(seed)
    const adapter = { ...createMemoryAdapter(seed), name: seeds.length === 1 ? '' : 'memory' }
    return { adapter, close: () => void (closed += 1) }
  })
  await expect(clauses.get('has a name and a title')?.()).rejects.toThrow('false')
  await clauses.get('has a name and a title')?.()
  expect(closed).toBe(2)
  expect(seeds[0]).toEqual(seeds[1])
  expect(seeds[0]?.pages[0]).not.toBe(seeds[1]?.pages[0])
})
