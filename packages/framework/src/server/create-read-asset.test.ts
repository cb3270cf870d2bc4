import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createAssetReader } from './media-sources.ts'

it('reads the application’s files, and none outside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/brand-600.woff2'), 'font')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const read = createAssetReader(folder)
  expect(await read('/assets/brand-600.woff2')).toEqual(new Uint8Array(Buffer.from('font')))
  const others = ['/assets/missing.woff2', '/assets/../secret.txt', '/secret.txt', '/assets/']
  expect(await Promise.all(others.map(read))).toEqual(others.map(() => undefined))
})

it('reads nothing in development', async () =>
  expect(await createAssetReader(undefined)('/assets/a.woff2')).toBeUndefined())
