/**
 * `npm run perf:peers`: first visits of the site beside a static file, React alone, React Router and Next with the same
 * elements, style sheet, fonts and pictures, by Lighthouse's phone, in turn. `-- --pages home,donate --rounds 3 --site summit`
 * does less of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import { type Figure, recordFigures } from '@milepost/presets/figures'
import { chromium } from 'playwright'
import type { PeerPage } from '../peer-apps/page-element.ts'
import { installLighthouse, type LighthouseFigures } from './lighthouse.ts'
import { pageTypes } from './page-types.ts'
import { buildPeers } from './peers/build-peers.ts'
import { readPeerPage } from './peers/read-peer-page.ts'
import { startFront } from './peers/start-front.ts'
import { type DemoSite, root, startStack } from './start-stack.ts'

const { values: asked } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,supporter,team,donate,content' },
    rounds: { type: 'string', default: '5' },
    site: { type: 'string', default: 'tideline,summit' },
  },
})
const kinds = asked.pages.split(',')
const measures = ['tbtMs', 'mainThreadMs', 'lcpMs'] as const
/**
 * What one font may cost the largest paint, as the target says: a round trip of 150 ms and 11 kB at 1.6 Mbit/s, which are
 * Lighthouse's own for a phone.
 */
const oneFontMs = 204

type Measure = (typeof measures)[number]
type Medians = Record<Measure, number>

const lighthouse = installLighthouse()
const browser = await chromium.launch(chromiumLaunchOptions())
const report: Record<string, Record<string, Medians>> = {}
try {
  for (const site of asked.site.split(',') as DemoSite[]) await measureSite(site)
} finally {
  await browser.close()
  lighthouse.remove()
}
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/peers.json'), JSON.stringify(report, null, 2))

async function measureSite(site: DemoSite): Promise<void> {
  const stack = await startStack(site)
  const { origin } = stack.site
  const fronts: { name: string; origin: string; stop: () => void }[] = []
  let stopPeers = () => undefined as void
  try {
    const pages: Record<string, PeerPage> = {}
    const paths: Record<string, string> = {}
    for (const { type, path } of await pageTypes(site, origin)) {
      if (!kinds.includes(type)) continue
      pages[type] = await readPeerPage(browser, origin + path)
      paths[type] = path
    }
    const peers = await buildPeers(pages)
    stopPeers = peers.stop
    for (const [name, answer] of Object.entries(peers.answers))
      fronts.push({ name, ...(await startFront(answer, origin)) })
    for (const [kind, path] of Object.entries(paths)) {
      const addresses = new Map([
        ['Milepost', origin + path],
        ...fronts.map((front) => [front.name, `${front.origin}/${kind}`] as const),
      ])
      const medians = await measureInTurn(addresses)
      console.log(`\n${site}, ${kind}: Lighthouse, phone, medians of ${asked.rounds}, in ms`)
      console.table(medians)
      report[`${site} ${kind}`] = medians
      recordFigures(`peers-${site}-${kind}`, figuresOf(`${site} ${kind}`, medians))
    }
  } finally {
    for (const { stop } of fronts) stop()
    stopPeers()
    await stack.stop()
  }
}

/** One after the other, several times: what changes with the machine's day changes for all of them. */
async function measureInTurn(
  addresses: ReadonlyMap<string, string>,
): Promise<Record<string, Medians>> {
  const runs = new Map<string, LighthouseFigures[]>()
  for (let round = 0; round < Number(asked.rounds); round += 1) {
    for (const [name, address] of addresses)
      runs.set(name, [...(runs.get(name) ?? []), await lighthouse.audit(address)])
  }
  return Object.fromEntries(
    [...runs].map(([name, found]) => [
      name,
      Object.fromEntries(
        measures.map((measure) => [measure, median(found.map((one) => one[measure]))]),
      ) as Medians,
    ]),
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}

function figuresOf(page: string, medians: Record<string, Medians>): Figure[] {
  const ratio = (measure: Measure, peer: string) =>
    (medians['Milepost']?.[measure] ?? Number.NaN) / Math.max(medians[peer]?.[measure] ?? 0, 1)
  return [
    {
      row: 19,
      measure: `peers, ${page}, blocking time`,
      value: ratio('tbtMs', 'React'),
      unit: '× React',
    },
    {
      row: 19,
      measure: `peers, ${page}, main-thread work`,
      value: ratio('mainThreadMs', 'React Router'),
      unit: '× React Router',
    },
    {
      row: 19,
      measure: `peers, ${page}, largest paint`,
      value:
        ((medians['Milepost']?.lcpMs ?? Number.NaN) - oneFontMs) /
        (medians['a static file']?.lcpMs ?? Number.NaN),
      unit: '× a static file',
    },
  ]
}
