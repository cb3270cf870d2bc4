import { expect, it } from 'vitest'

it('every entry loads on a server, where the definers do nothing', async () => {
  const { defineDonate, defineLeaderboard, defineTotal } = await import('../index.ts')
  await import('../total.ts')
  await import('../leaderboard.ts')
  await import('../donate.ts')
  for (const define of [defineDonate, defineLeaderboard, defineTotal])
    expect(define()).toBeUndefined()
})
