import { expect, it } from 'vitest'
import { createRateLimiter, maxCountedKeys, getNetworkPrefix, noLimits } from './rate-limiter.ts'

const messages = { points: 3, seconds: 600 }

function setUp() {
  let nowMs = 0
  const limits = createRateLimiter({ messages }, { now: () => nowMs })
  return {
    take: (key: string) => limits.take('messages', key),
    takeAll: async (count: number, keyAt: (index: number) => string) => {
      let passed = 0
      for (let index = 0; index < count; index += 1) {
        if ((await limits.take('messages', keyAt(index))) === undefined) passed += 1
      }
      return passed
    },
    pass: (seconds: number) => (nowMs += seconds * 1000),
  }
}

it('counts each key separately, and returns the seconds until its period ends', async () => {
  const { take, takeAll, pass } = setUp()
  expect(await takeAll(messages.points, () => 'a')).toBe(messages.points)
  expect(await take('a')).toBe(600)
  pass(599.5)
  expect(await take('a')).toBe(1)
  expect(await take('b')).toBeUndefined()
  pass(0.5)
  expect(await take('a')).toBeUndefined()
})

it('counts the /64 networks of one IPv6 /48 together, ten times as many', async () => {
  const { take, takeAll } = setUp()
  const networkAt = (index: number) => `2001:db8:7:${index.toString(16)}::/64 form`
  expect(await takeAll(100, networkAt)).toBe(30)
  expect(await take('2001:db8:8:1::/64 form')).toBeUndefined()
  expect(await take('2001:db8:7:1::/64 another form')).toBeUndefined()
  expect(await take('203.0.113.9 form')).toBeUndefined()
})

it('lets no single /64 network use up the limit of its /48', async () => {
  const { take, takeAll } = setUp()
  expect(await takeAll(1000, () => '2001:db8:7:1::/64')).toBe(3)
  expect(await take('2001:db8:7:2::/64')).toBeUndefined()
})

it('keeps a limited number of keys', async () => {
  const { takeAll } = setUp()
  expect(await takeAll(3, () => 'first')).toBe(3)
  await takeAll(maxCountedKeys, (index) => `made up ${index}`)
  expect(await takeAll(4, () => 'first')).toBe(3)
})

it('disables limits if configured', async () =>
  expect(await noLimits.take('writes', 'a')).toBeUndefined())

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['nonsense', 'unknown'],
])('getNetworkPrefix %s is in %s', (address, network) =>
  expect(getNetworkPrefix(address)).toBe(network),
)
