import { DatabaseSync } from 'node:sqlite'
import { startStack } from './start-stack.ts'

/** What a page takes on a platform of some size, in milliseconds at the median. */
export interface GrowthFigures {
  pages: number
  donations: number
  /** A supporter's page that nobody has asked for before: the platform is read, and the page made. */
  coldSupporterMs: number
  /** The home page, made anew for each request. */
  homeMs: number
}

const views = 100
/** The first views teach the engine and fill the disk's cache. */
const unmeasured = 20

/**
 * Measures a site on platforms with so many times the demo's supporters and gifts. The platforms take
 * turns, so that what else the machine does falls on all of them alike.
 */
export async function measureGrowth(scales: readonly number[]): Promise<GrowthFigures[]> {
  const worlds = []
  try {
    for (const scale of scales) {
      const stack = await startStack('tideline', { scale })
      const world = readWorld(stack.databaseFile)
      worlds.push({ stack, ...world, cold: [] as number[], home: [] as number[] })
    }
    for (let view = 0; view < views; view += 1) {
      for (const { stack, slugs, cold, home } of worlds) {
        cold.push(await time(`${stack.site.origin}/fundraising/${slugs[view] ?? ''}`))
        home.push(await time(`${stack.site.origin}/?login`))
      }
    }
    return worlds.map(({ pages, donations, cold, home }) => ({
      pages,
      donations,
      coldSupporterMs: median(cold.slice(unmeasured)),
      homeMs: median(home.slice(unmeasured)),
    }))
  } finally {
    await Promise.all(worlds.map(({ stack }) => stack.stop()))
  }
}

/** How large the site's share of the world is, and supporters from all over it. */
function readWorld(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const count = (table: string) =>
      Number(
        database.prepare(`SELECT count(*) AS n FROM ${table} WHERE currency_code = 'GBP'`).get()?.[
          'n'
        ],
      )
    const pages = count('pages')
    const rows = database
      .prepare(
        `SELECT short_name AS slug FROM (SELECT short_name, row_number() OVER (ORDER BY id) AS place
         FROM pages WHERE currency_code = 'GBP' AND status = 'Active') WHERE place % ? = 0`,
      )
      .all(Math.max(1, Math.floor(pages / (views + 30))))
    const slugs = rows.slice(0, views).map(({ slug }) => String(slug))
    return { pages, donations: count('donations'), slugs }
  } finally {
    database.close()
  }
}

async function time(address: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return performance.now() - start
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10
}
