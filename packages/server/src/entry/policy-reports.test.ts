import { expect, it } from 'vitest'
import { createReportHandler, type PolicyReport } from './policy-reports.ts'
import { noLimits } from './rate-limiter.ts'

function setUp() {
  let nowMs = 0
  const written: PolicyReport[] = []
  const take = createReportHandler({
    limits: noLimits,
    write: (report) => written.push(report),
    now: () => nowMs,
  })
  const send = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request('https://x/csp-reports', { method: 'POST', body: text })
    return (await take(request, '192.0.2.1')).status
  }
  return { written, send, pass: (ms: number) => (nowMs += ms) }
}

const report = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://x/fundraising/ada?token=secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
})

it('logs the directive and the origin, and nothing about the page or the visitor', async () => {
  const { written, send } = setUp()
  expect(await send(report('https://evil.example/a.js?who=ada'))).toBe(204)
  expect(
    await send([
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
    ]),
  ).toBe(204)
  expect(written).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'inline' },
  ])
})

it('logs the same violation once a minute, and a limited number of different ones', async () => {
  const { written, send, pass } = setUp()
  for (let index = 0; index < 100; index += 1)
    await send(report(`https://host-${index % 40}.example/`))
  expect(written).toHaveLength(20)
  pass(60_000)
  await send(report('https://host-1.example/'))
  expect(written).toHaveLength(21)
})

it('rejects oversized and invalid reports, and keeps log lines apart', async () => {
  const { written, send } = setUp()
  expect(await send('x'.repeat(20_000))).toBe(413)
  expect(await send('{')).toBe(400)
  expect(await send({ nothing: 1 })).toBe(204)
  await send(report('not an address\n{"level":"error"}'))
  expect(written).toEqual([{ directive: 'script-src-elem', blocked: 'notanaddresslevel:error' }])
})
