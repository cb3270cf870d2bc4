import { chromium } from 'playwright'
import { headlessLaunchOptions } from '@milepost/presets/chromium'
const url = process.argv[2]
const b = await chromium.launch(headlessLaunchOptions?.() ?? {})
const variants = {
  plain: '',
  cvcontent:
    'main > section:nth-of-type(n+3) > :last-child { content-visibility: auto; contain-intrinsic-block-size: auto 30rem }',
  cvsection:
    'main > section:nth-of-type(n+3), footer { content-visibility: auto; contain-intrinsic-block-size: auto 40rem }',
}
const out = {}
for (let i = 0; i < 7; i++)
  for (const [name, css] of Object.entries(variants)) {
    const c = await b.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    const p = await c.newPage()
    await p.route(url, async (r) => {
      const a = await r.fetch()
      let t = await a.text()
      const h = a.headers()
      if (css === 'noscript')
        t = t
          .replace(/<script data-(optional|refresh)[\s\S]*?<\/script>/, '')
          .replace(/<script nonce[^>]*data-[\s\S]*?<\/script>/, '')
      if (css === 'empty')
        t = t.replace(/(<script data-refresh[^>]*>)[\s\S]*?<\/script>/, '$1</script>')

      if (css) t = t.replace('</head>', `<style>${css}</style></head>`)
      delete h['content-security-policy']
      delete h['content-encoding']
      delete h['content-length']
      r.fulfill({ status: 200, headers: h, body: t })
    })
    const s = await c.newCDPSession(p)
    await s.send('Performance.enable')
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await p.goto(url, { waitUntil: 'load' })
    await p.waitForTimeout(2500)
    const m = Object.fromEntries(
      (await s.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
    )
    ;(out[name] ??= []).push(
      [
        'TaskDuration',
        'LayoutDuration',
        'RecalcStyleDuration',
        'ScriptDuration',
        'LayoutCount',
        'RecalcStyleCount',
      ].map((k) => (k.endsWith('Count') ? m[k] : Math.round(m[k] * 1000))),
    )
    await c.close()
  }
await b.close()
for (const [n, r] of Object.entries(out))
  console.log(n, r[0].map((_, k) => r.map((x) => x[k]).sort((a, z) => a - z)[3]).join(' '))
