import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { servePublicFiles } from './serve-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
  for (const path of ['assets', '.vite', 'icons']) mkdirSync(join(folder, path))
  for (const path of 'robots.txt, icons/a b.svg, assets/root.js, .vite/manifest.json, .env'.split(
    ', ',
  ))
    writeFileSync(join(folder, path), path)
})
afterEach(() => rmSync(folder, { recursive: true }))

const ask = (path: string) =>
  new Hono()
    .get('*', servePublicFiles(folder))
    .get('*', (context) => context.text('a page'))
    .request(path)

it('serves public files next to the assets', async () => {
  const response = await ask('/robots.txt')
  expect(await response.text()).toBe('robots.txt')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await (await ask('/icons/a%20b.svg')).text()).toBe('icons/a b.svg')
})

it.each(['/', '/icons', '/.env', '/.vite/manifest.json', '/assets/root.js', '/../robots.txt/x'])(
  'leaves %s to the pages',
  async (path) => expect(await (await ask(path)).text()).toBe('a page'),
)
