import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleFreshTotals, bundleStarter } from './starter-module.ts'

it('bundleStarter returns a script below 2 kB compressed, which nothing in a page can end early', async () => {
  const text = await bundleStarter()
  const bytes = brotliCompressSync(text).byteLength
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(2000)
  expect(text).not.toMatch(/^\s*(import|export)\b|<\/?script|<!--/m)
})

it('bundleFreshFigures keeps the export that the starter calls', async () => {
  expect(await bundleFreshTotals()).toMatch(/export ?\{[^}]*\bkeepTotalsFresh\b/)
})
