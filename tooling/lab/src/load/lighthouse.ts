import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArgs, findChromium } from '@milepost/config/chromium'

export interface LighthouseFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  /** What the main thread did in all, on the slowed processor. */
  mainThreadMs: number
  cls: number
}

/** Lighthouse, installed for this run: it is larger than everything else here together. */
export function installLighthouse(): {
  audit: (address: string) => Promise<LighthouseFigures>
  remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-lighthouse-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const options = { cwd: folder, encoding: 'utf8', timeout: 300_000 } as const
  execFileSync('npm', ['install', 'lighthouse@13.5.0', '--no-audit', '--no-fund'], {
    ...options,
    stdio: 'pipe',
  })
  return {
    // Not kept in this process: what is looked at may be served from here.
    async audit(address) {
      const file = join(folder, 'report.json')
      const run = () =>
        promisify(execFile)(
          join(folder, 'node_modules/.bin/lighthouse'),
          [address, '--quiet', '--output=json', `--output-path=${file}`].concat(
            `--chrome-flags=${['--headless=new', '--no-sandbox', ...chromiumArgs].join(' ')}`,
          ),
          { ...options, env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
        )
      try {
        await run()
      } catch {
        // Its trace misses the start of a page now and then, and it asks to be run again.
        await run()
      }
      return readFigures(JSON.parse(readFileSync(file, 'utf8')) as Report)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function readFigures({ categories, audits }: Report): LighthouseFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    mainThreadMs: Math.round(value('mainthread-work-breakdown')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  }
}
