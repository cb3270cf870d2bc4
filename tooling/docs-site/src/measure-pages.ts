/**
 * `npm run perf:docs`: Lighthouse on pages of the documentation site, on its phone: the start page, the ten heaviest pages and one of
 * each folder; with addresses, such as `npm run perf:docs -- /guides/platforms.html`, on those. Ends with 1 where a figure is below 100.
 */
import { globSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { installLighthouse } from '@milepost/perf/lighthouse'
import { serveFolder } from './serve-folder.ts'

const dist = join(import.meta.dirname, '../reports/dist')
const asked = process.argv.slice(2)
const server = await serveFolder(dist)
const lighthouse = installLighthouse()
try {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let below = 0
  for (const page of asked.length > 0 ? asked : choosePages()) {
    const figures = await lighthouse.audit(origin + page)
    const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls } = figures
    const scores = [performance, accessibility, bestPractices, seo]
    if (scores.some((score) => score < 100)) below += 1
    console.log(`${page}: ${scores.join(' ')}; LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls}`)
  }
  console.log(below === 0 ? 'all figures are 100' : `${below} pages have a figure below 100`)
  process.exitCode = below === 0 ? 0 : 1
} finally {
  lighthouse.remove()
  server.close().closeAllConnections()
}

/** The start page, the ten heaviest pages, and the first page of each folder. */
function choosePages(): string[] {
  const files = globSync('**/*.html', { cwd: dist })
    .filter((file) => file !== '404.html')
    .toSorted()
  const heaviest = files
    .map((file) => ({ file, bytes: statSync(join(dist, file)).size }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 10)
    .map(({ file }) => file)
  const firsts = files.filter(
    (file, at) => files.findIndex((other) => dirname(other) === dirname(file)) === at,
  )
  return [...new Set(['index.html', ...heaviest, ...firsts])].map((file) => `/${file}`)
}
