import { describe, expect, it } from 'vitest'
import type { Services } from '../wiring/services.ts'
import { refreshKept } from './refresh-kept.ts'

function world() {
  let nowMs = 0
  const seen = { drops: 0, expired: [] as string[] }
  const keys = [
    'page:maya',
    'page-fitness:maya',
    'page:sam',
    'project:team:otters',
    'project:boards:x',
  ]
  const services = {
    now: () => new Date(nowMs),
    forgetPages: () => (seen.drops += 1),
    reads: {
      expire: (matches: (key: string) => boolean) => seen.expired.push(...keys.filter(matches)),
    },
  } as unknown as Services
  return { services, seen, pass: (ms: number) => (nowMs += ms) }
}

describe('refreshKept', () => {
  it('has that page read again, and no other', () => {
    const { services, seen } = world()
    refreshKept(services, { kind: 'page', slug: 'MAYA' })
    expect(seen.expired).toEqual(['page:maya', 'page-fitness:maya'])
    refreshKept(services, { kind: 'team', slug: 'otters' })
    expect(seen.expired.at(-1)).toBe('project:team:otters')
  })

  it('drops whole pages no more often than every two seconds', () => {
    const { services, seen, pass } = world()
    for (let turn = 0; turn < 50; turn += 1) refreshKept(services, { kind: 'page', slug: 'maya' })
    expect(seen.drops).toBe(1)
    pass(2000)
    refreshKept(services, { kind: 'page', slug: 'maya' })
    expect(seen.drops).toBe(2)
  })
})
