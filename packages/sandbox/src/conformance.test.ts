import type { PlatformAdapter } from '@milepost/platform/adapter'
import { describePlatform } from '@milepost/platform/conformance'
import { describe, expect, it } from 'vitest'
import { conformancePlatforms } from './testing/conformance-platform.ts'
import { groupSabotages } from './testing/group-sabotages.ts'

const makePlatform = conformancePlatforms()

describePlatform({ describe, it }, 'the default adapter on the sandbox', makePlatform)

/** The clauses of the kit by their sentences, on the sandbox as a sabotage leaves it. */
function clausesOn(
  sabotage: (adapter: PlatformAdapter) => PlatformAdapter,
  options: Parameters<typeof describePlatform>[3] = {},
) {
  const clauses = new Map<string, () => Promise<void>>()
  describePlatform(
    { describe: (_name, body) => body(), it: (says, check) => clauses.set(says, check) },
    'a platform',
    async (world) => {
      const platform = await makePlatform(world)
      return { ...platform, adapter: sabotage(platform.adapter) }
    },
    options,
  )
  return clauses
}

/** Those of all others are broken on the platform in memory: packages/platform/src/conformance. */
describe('every clause about what the platform in memory lacks', () => {
  const all = [...clausesOn((adapter) => adapter).keys()]
  const ofMemory = clausesOn((adapter) => adapter, {
    without: ['fitness', 'images', 'metadata', 'reports', 'tags', 'teams'],
  })
  const others = all.filter((says) => !ofMemory.has(says))

  it('has its sabotage, and every sabotage its clause', () => {
    expect(Object.keys(groupSabotages).toSorted()).toEqual(others.toSorted())
  })

  it.each(others)('fails where it is broken: %s', async (says) => {
    const check = clausesOn(groupSabotages[says]!).get(says)!
    // A TypeError would be the sabotage's own: it must break the platform, not itself.
    await expect(check()).rejects.not.toBeInstanceOf(TypeError)
  })
})
