import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { fetchRaisedMinor } from './fetch-raised-minor.ts'
import { startStack } from './stack.ts'
import { expect, test } from './test.ts'

const slug = 'maya-walks'

test('a donation reaches every process within 5 seconds', async ({ request }) => {
  const stack = await startStack('tideline', { processes: 2 })
  const [first = '', second = ''] = stack.processOrigins
  /** The giver comes back to the first process; the second has just read the page, and would keep it for a while. */
  async function give(amountMinor: number): Promise<number> {
    const before = await fetchRaisedMinor(request, { origin: second, slug })
    const id = await giveOnSandbox(stack.sandboxOrigin, { slug, amountMinor })
    const back = `${first}/fundraising/${slug}/donate/complete?donation-id=${id}`
    expect((await request.get(back)).status()).toBe(200)
    return before + amountMinor
  }
  const isRight = (raisedMinor: number, timeout: number) =>
    expect
      .poll(() => fetchRaisedMinor(request, { origin: second, slug }), {
        timeout,
        intervals: [200],
      })
      .toBe(raisedMinor)
  try {
    await fetchRaisedMinor(request, { origin: second, slug })
    await isRight(await give(1234), 5000)

    // Without Redis each process reads for itself, at its usual rate.
    await stack.redis?.kill()
    const later = await give(4321)
    expect(await fetchRaisedMinor(request, { origin: first, slug })).toBe(later)
    await isRight(later, 40_000)

    await stack.redis?.restart()
    // It retries the connection at least every five seconds.
    await expect(async () => isRight(await give(99), 5000)).toPass({ timeout: 30_000 })
  } finally {
    await stack.stop()
  }
})
