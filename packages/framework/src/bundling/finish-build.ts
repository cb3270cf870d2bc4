import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compress } from '@milepost/server'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { manifestStart } from '../frame/navigation/router-internals.ts'
import { getResourceRouteIds } from './milepost-routes.ts'
import type { Plugin } from 'vite'

/**
 * Precompresses a build's client files at the highest level.
 *
 * @param clientFolder - folder that contains `assets/`
 */
async function compressFiles(clientFolder: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg}', { cwd: clientFolder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(clientFolder, file)
      const { br, gzip } = await compress(readFileSync(path), 11)
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gzip)
    }),
  )
}

interface Route {
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Shrinks the route manifest, which every visitor loads: removes built-in resource routes, empty and `false` fields, and
 * imports that the entry chunk already loads.
 *
 * @param clientFolder - folder of the client files, before precompression
 * @throws Error if the manifest has an unexpected format
 */
async function slimManifest(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets')
  const files = getResourceRouteIds()
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      await writeFile(join(folder, name), slimManifestText(text, files))
    }),
  )
}

/**
 * Removes routes, empty fields and redundant imports from a manifest.
 *
 * @throws Error if the manifest has an unexpected format
 */
export function slimManifestText(text: string, without: readonly string[]): string {
  if (!text.startsWith(manifestStart))
    throw new Error(`The route manifest does not start with "${manifestStart}"`)
  const json = text.slice(manifestStart.length).replace(/;\s*$/, '')
  const manifest = JSON.parse(json, (_, value: unknown) =>
    value === false ? undefined : value,
  ) as { entry?: Route; routes: Record<string, Route> }
  const begun = new Set(manifest.entry?.imports)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !without.includes(id))
      .map(([id, { imports = [], css = [], ...route }]) => {
        // The entry's imports are loaded before the router runs.
        const more = imports.filter((file) => !begun.has(file))
        return [
          id,
          { ...route, ...(more.length > 0 && { imports: more }), ...(css.length > 0 && { css }) },
        ]
      }),
  )
  return `${manifestStart}${JSON.stringify({ ...manifest, routes })};`
}

/**
 * Vite plugin that finishes a build: shrinks the route manifest, precompresses the client files, and bundles the application's
 * `server.ts` and `worker.ts` if they exist.
 */
export function finishBuild(): Plugin {
  return {
    name: 'milepost:finish-build',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root }, environments: { client } }) {
        if (client === undefined) return
        const clientFolder = resolve(root, client.config.build.outDir)
        const buildFolder = dirname(clientFolder)
        const [server, worker] = [join(root, 'server.ts'), join(root, 'worker.ts')]
        // Imported here, because other commands that read the configuration do not need it.
        const { bundleServer, bundleWorker } = await import('./bundle.ts')
        await slimManifest(clientFolder)
        await compressFiles(clientFolder)
        if (existsSync(server)) await bundleServer(root, server, buildFolder)
        if (existsSync(worker)) await bundleWorker(root, worker, buildFolder)
      },
    },
  }
}
