import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, test } from './test.ts'

let stack: Stack
let proxy: CountingProxy
test.beforeAll(async () => {
  let sandbox = ''
  proxy = await startCountingProxy(() => sandbox)
  stack = await startStack('tideline', { environment: { SANDBOX_ORIGIN: proxy.origin } })
  sandbox = stack.sandboxOrigin
})
test.afterAll(async () => {
  await stack.stop()
  await proxy.stop()
})

const callsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  proxy.calls.length = 0
  await work()
  return [...proxy.calls]
}

test('a thousand visitors of a cold page cause one read of each kind', async () => {
  const calls = await callsOf(async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => fetch(`${stack.siteOrigin}/`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(answers.map((answer) => answer.text()))
  })
  expect(calls.length).toBeGreaterThan(0)
  expect(new Set(calls).size).toBe(calls.length)
})

test('a cold page view needs few calls, a warm one none', async ({ request }, testInfo) => {
  for (const path of ['/fundraising/maya-walks', '/fundraising/maya-walks/donate', '/about']) {
    const cold = await callsOf(() => request.get(stack.siteOrigin + path))
    testInfo.annotations.push({ type: 'calls', description: `${path}: ${cold.length} cold` })
    expect(cold.length, `${path}\n${cold.join('\n')}`).toBeLessThanOrEqual(4)
  }
  for (const path of ['/', '/fundraising/maya-walks', '/fundraising/maya-walks/donate', '/about']) {
    // Reads are cached for some seconds, which a slow machine may need for one page.
    await expect(async () => {
      await request.get(stack.siteOrigin + path)
      expect(await callsOf(() => request.get(stack.siteOrigin + path)), path).toEqual([])
    }).toPass()
  }
})
