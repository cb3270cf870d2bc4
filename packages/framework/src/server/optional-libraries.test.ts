// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EnvironmentError } from '../base/variables.ts'
import { loadOptionalModule, optionalLibraries } from './optional-libraries.ts'

it('names the setting and the packages to install if a library is missing', async () => {
  const missing = 'a-library-that-is-not-installed'
  const load = () => import(/* @vite-ignore */ missing)
  const loading = loadOptionalModule('redis', 'REDIS_URL', load)
  await expect(loading).rejects.toThrow(EnvironmentError)
  await expect(loading).rejects.toThrow(/REDIS_URL requires .* npm install ioredis, then rebuild/)
})

it('rethrows other errors of the module', async () => {
  const load = () => Promise.reject(new TypeError('broken'))
  await expect(loadOptionalModule('redis', 'REDIS_URL', load)).rejects.toThrow(TypeError)
})

it('lists the optional peers of the server', () => {
  const manifest = join(import.meta.dirname, '../../../server/package.json')
  const { peerDependenciesMeta } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    peerDependenciesMeta: Record<string, unknown>
  }
  const peers = Object.keys(peerDependenciesMeta).filter((name) => name !== 'react-router')
  expect(Object.values(optionalLibraries).flat().toSorted()).toEqual(peers.toSorted())
})
