import { chromium } from 'playwright'
import { headlessLaunchOptions } from '@milepost/presets/chromium'
const url = process.argv[2],
  n = Number(process.argv[3] ?? 3)
const b = await chromium.launch(headlessLaunchOptions?.() ?? {})
for (let i = 0; i < n; i++) {
  const c = await b.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const p = await c.newPage()
  const s = await c.newCDPSession(p)
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await s.send('Network.enable')
  await s.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: 750e3 / 8,
  })
  await b.startTracing(p, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'toplevel',
      'v8.execute',
      'blink.user_timing',
      'loading',
    ],
  })
  await p.goto(url, { waitUntil: 'load' })
  await p.waitForTimeout(5000)
  const t = JSON.parse((await b.stopTracing()).toString()).traceEvents
  const threads = t.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
  let best
  for (const th of threads) {
    const ev = t.filter((e) => e.pid === th.pid && e.tid === th.tid && e.ph === 'X')
    if (!best || ev.length > best.length) best = ev
  }
  const nav =
    best.filter((e) => e.name === 'ResourceSendRequest' || e.name === 'ParseHTML')[0]?.ts ??
    best[0].ts
  const tasks = best.filter(
    (e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask',
  )
  const long = tasks.filter((e) => e.dur > 30000).toSorted((a, z) => a.ts - z.ts)
  console.log(
    '--- run',
    i,
    'tasks total ms',
    Math.round(tasks.reduce((s, e) => s + e.dur, 0) / 1000),
  )
  for (const l of long) {
    const kids = best.filter(
      (e) => e.ts >= l.ts && e.ts + (e.dur ?? 0) <= l.ts + l.dur && e !== l && e.dur > 3000,
    )
    console.log(
      `${((l.ts - nav) / 1000).toFixed(0)} ms: ${(l.dur / 1000).toFixed(0)} ms: ` +
        kids
          .map(
            (k) =>
              `${k.name}${k.args?.data?.url ? ' ' + k.args.data.url.slice(-30) : ''}${k.args?.data?.functionName ? ' ' + k.args.data.functionName : ''}${k.args?.beginData?.startLine !== undefined ? ' L' + k.args.beginData.startLine : ''}${k.args?.elementCount ? ' ' + k.args.elementCount : ''} ${(k.dur / 1000).toFixed(0)}`,
          )
          .join(', '),
    )
  }
  await c.close()
}
await b.close()
