import { createReadCache } from '@milepost/server'
import { describe, expect, it, vi } from 'vitest'
import { factsAge, figuresAge } from '../project/project.ts'
import { readMoreOften } from './read-more-often.ts'

describe('figures that somebody looks at as they change', () => {
  it('are asked for again sooner, and waited for; what changes seldom is not', async () => {
    let nowMs = 0
    const load = vi.fn(() => Promise.resolve(nowMs))
    const reads = readMoreOften(createReadCache({ now: () => nowMs }), 2500)
    for (const [key, age] of [
      ['page:ada', figuresAge],
      ['project:facts', factsAge],
      ['content:site', { freshMs: 15_000, staleMs: 600_000 }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await reads.read(key, age, load)
    }
    nowMs = 3000
    expect(await reads.read('page:ada', figuresAge, load)).toMatchObject({ value: 3000 })
    expect(await reads.read('project:facts', factsAge, load)).toMatchObject({ value: 0 })
    const age = { freshMs: 15_000, staleMs: 600_000 }
    expect(await reads.read('content:site', age, load)).toMatchObject({ value: 0 })
    expect(load).toHaveBeenCalledTimes(4)
  })
})
