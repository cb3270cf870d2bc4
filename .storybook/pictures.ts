/**
 * `npm run stories:pictures [-- <part of a title>]`: builds Storybook and photographs the first story of
 * every family in both brands at 320, 768 and 1280 px, and once at twice the text size in the dark.
 * `reports/pictures/index.html` shows them side by side.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { chromium, type Browser } from 'playwright'

interface Look {
  name: string
  width: number
  brand: string
  scheme: string
  zoom: number
}

interface IndexEntry {
  id: string
  title: string
  type: string
}

const root = join(import.meta.dirname, '..')
const built = join(root, 'reports/storybook')
const pictures = join(root, 'reports/pictures')
const looks: readonly Look[] = [
  ...[320, 768, 1280].flatMap((width) =>
    ['tideline', 'summit'].map((brand) => ({
      name: `${brand}-${width}`,
      width,
      brand,
      scheme: 'light',
      zoom: 1,
    })),
  ),
  { name: 'tideline-dark-zoomed', width: 640, brand: 'tideline', scheme: 'dark', zoom: 2 },
]
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

const wanted = (process.argv[2] ?? '').toLowerCase()
const keepsBuild = process.argv.includes('--built')

if (!keepsBuild) {
  const { status } = spawnSync('storybook', ['build', '--output-dir', built, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  if (status !== 0)
    throw new Error('Storybook could not be built; npm run storybook:build says why.')
}
const server = await serve()
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const families = await firstOfEachFamily()
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  // oxlint-disable-next-line no-await-in-loop -- one look after the other: two cores are enough for one window
  for (const look of looks) await photograph(browser, server, families, look)
  await writeFile(join(pictures, 'index.html'), contactSheet(families))
  console.log(`${families.length * looks.length} pictures in reports/pictures`)
} finally {
  await browser.close()
  server.close()
}

async function firstOfEachFamily(): Promise<IndexEntry[]> {
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  const byTitle = new Map<string, IndexEntry>()
  for (const entry of Object.values(index.entries)) {
    const fits = entry.type === 'story' && entry.title.toLowerCase().includes(wanted)
    if (fits && !byTitle.has(entry.title)) byTitle.set(entry.title, entry)
  }
  return [...byTitle.values()]
}

async function photograph(
  from: Browser,
  to: Server,
  families: readonly IndexEntry[],
  { name, width, brand, scheme, zoom }: Look,
) {
  const page = await from.newPage({
    viewport: { width: width / zoom, height: 700 },
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
  })
  for (const { id } of families) {
    const globals = `brand:${brand};scheme:${scheme}`
    const address = `${originOf(to)}/iframe.html?id=${id}&viewMode=story&globals=${globals}`
    /* oxlint-disable no-await-in-loop -- one story after the other in one window */
    await page.goto(address, { timeout: 30_000 })
    await page.waitForSelector('body.sb-show-main', { state: 'attached', timeout: 30_000 })
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))).then(
        () => undefined,
      ),
    )
    await page.screenshot({ path: join(pictures, `${id}.${name}.png`), fullPage: true })
    /* oxlint-enable no-await-in-loop */
  }
  await page.close()
}

function contactSheet(families: readonly IndexEntry[]): string {
  const rows = families.map(({ id, title }) => {
    const figures = looks.map(
      ({ name }) =>
        `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${id}.${name}.png" alt=""></figure>`,
    )
    return `<h2>${title}</h2><div>${figures.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Stories</title><style>body{font-family:system-ui}div{display:flex;gap:12px;align-items:start;overflow-x:auto}figure{margin:0;flex:none}img{max-height:640px;border:1px solid #999}</style>${rows.join('')}`
}

function serve(): Promise<Server> {
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(built, normalize(decodeURIComponent(pathname)))
    stat(path).then(
      (found) => {
        if (!found.isFile()) return void response.writeHead(404).end()
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/png' })
        return void createReadStream(path).pipe(response)
      },
      () => void response.writeHead(404).end(),
    )
  })
  return new Promise((resolve) => {
    files.listen(0, '127.0.0.1', () => resolve(files))
  })
}

function originOf(from: Server): string {
  const address = from.address()
  if (address === null || typeof address === 'string')
    throw new Error('The pictures have no server.')
  return `http://127.0.0.1:${address.port}`
}
