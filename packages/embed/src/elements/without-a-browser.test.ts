import { expect, it } from 'vitest'

it('can be loaded on a server, where it does nothing', async () => {
  const { defineDonate, defineLeaderboard, defineTotal } = await import('../index.ts')
  await import('../total.ts')
  await import('../leaderboard.ts')
  await import('../donate.ts')
  for (const define of [defineDonate, defineLeaderboard, defineTotal])
    expect(define()).toBeUndefined()
})
