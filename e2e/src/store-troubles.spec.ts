import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { askRedis } from './ask-redis.ts'
import { fetchRaisedMinor } from './fetch-raised-minor.ts'
import { startStack } from './stack.ts'
import { expect, test } from './test.ts'

const slug = 'maya-walks'
const paths = ['/', '/about', `/fundraising/${slug}`, `/fundraising/${slug}/donate`]

/** Replaces all values by others that Milepost did not write. */
const spoil = `EVAL "for _, key in ipairs(redis.call('KEYS', '*')) do redis.call('SET', key, 'nonsense') end return 1" 0`

test('pages stay up and totals right, whatever Redis does', async ({ request }) => {
  const stack = await startStack('tideline', { processes: 2 })
  const { processOrigins, sandboxOrigin, redis } = stack
  if (redis === undefined) throw new Error('Two processes share a Redis.')
  /** Each process shows its pages, and a gift is right on the one that its giver comes back to. */
  async function isWell(amountMinor: number): Promise<void> {
    for (const origin of processOrigins) {
      for (const path of paths) expect((await request.get(origin + path)).status(), path).toBe(200)
    }
    const [origin = ''] = processOrigins
    const before = await fetchRaisedMinor(request, { origin, slug })
    const id = await giveOnSandbox(sandboxOrigin, { slug, amountMinor })
    const back = `${origin}/fundraising/${slug}/donate/complete?donation-id=${id}`
    expect((await request.get(back)).status()).toBe(200)
    await expect
      .poll(() => fetchRaisedMinor(request, { origin, slug }), {
        timeout: 10_000,
        intervals: [200],
      })
      .toBe(before + amountMinor)
  }
  try {
    await isWell(1001)

    expect(await askRedis(redis.url, 'FLUSHALL')).toContain('+OK')
    await isWell(1002)

    expect(await askRedis(redis.url, spoil)).toContain(':1')
    await isWell(1003)

    await askRedis(redis.url, 'CONFIG SET maxmemory-policy noeviction', 'CONFIG SET maxmemory 1')
    await isWell(1004)
    await askRedis(redis.url, 'CONFIG SET maxmemory 0')

    const asleep = askRedis(redis.url, 'DEBUG SLEEP 3')
    const startedMs = Date.now()
    await isWell(1005)
    expect(Date.now() - startedMs).toBeLessThan(30_000)
    await asleep
    await isWell(1006)
  } finally {
    await stack.stop()
  }
})
