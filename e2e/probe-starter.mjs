import { chromium } from 'playwright'
import { headlessLaunchOptions } from '@milepost/presets/chromium'
import { build } from '../packages/framework/node_modules/esbuild/lib/main.js'
import fs from 'fs'
let src = fs.readFileSync('../packages/framework/src/starter/starter.ts', 'utf8')
let n = 0
const names = []
src =
  src.replace(
    /^(addEventListener|for \(|new Mutation|if \(|document\.addE|let |const \{ docu|const query)/gm,
    (m) => {
      names[n] = m
      return `;(globalThis.__t??=[]).push([${n++},performance.now()]);${m}`
    },
  ) + '\n;globalThis.__t.push(["end",performance.now()])'
src = src
  .replace('const { session, prismic', 'const t0=performance.now();const { session, prismic')
  .replace('if (session?.user', 'globalThis.__r=performance.now()-t0;if (session?.user')
fs.writeFileSync('/tmp/st.ts', src)
const out = (
  await build({
    entryPoints: ['/tmp/st.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
).outputFiles[0].text
const url = process.argv[2]
const b = await chromium.launch(headlessLaunchOptions?.() ?? {})
for (let i = 0; i < 4; i++) {
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
    t = t.replace(
      /(<script data-refresh[^>]*>)[\s\S]*?<\/script>/,
      (x, y) => '<script>globalThis.__c=performance.now()</script>' + y + out + '</script>',
    )
    delete h['content-security-policy']
    delete h['content-encoding']
    delete h['content-length']
    r.fulfill({ status: 200, headers: h, body: t })
  })
  await p.goto(url, { waitUntil: 'load' })
  await p.waitForTimeout(1500)
  const [t, cc, r] = await p.evaluate(() => [__t, __c, __r])
  console.log(
    'compile+start',
    (t[0][1] - cc).toFixed(1),
    t
      .slice(1)
      .map((x, k) => names[t[k][0]] + ' ' + (x[1] - t[k][1]).toFixed(1))
      .join(' | '),
    'storage',
    r,
  )
  await c.close()
}
await b.close()
