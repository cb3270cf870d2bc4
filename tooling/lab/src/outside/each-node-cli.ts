/**
 * `npm run lab -- nodes`: uses the packed packages that promise it with the Node that npm was started with, which may be older
 * than the one that the repository is built with.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installApplication, runIn } from './application.ts'
import { packPackages } from './pack-packages.ts'
import { samplePageSlug, withSandbox } from './with-sandbox.ts'

const promising = ['measures', 'platform', 'content', 'ui', 'forms', 'supporter', 'embed']
/** npm runs scripts with the Node that the repository pins; this is the one that npm itself was started with. */
const node = process.env['npm_node_execpath'] ?? process.execPath

const folder = mkdtempSync(join(tmpdir(), 'milepost-node-'))
try {
  await packPackages([...promising, 'sandbox'], folder)
  cpSync(
    join(import.meta.dirname, '../../applications/data-layer/each-node.mjs'),
    join(folder, 'each-node.mjs'),
  )
  const others = ['react', 'react-dom', '@tanstack/react-query']
  await installApplication(folder, { ours: [...promising, 'sandbox'], tarballs: folder, others })
  await withSandbox(folder, [], async (origin) => {
    console.log(await runIn(folder, node, ['each-node.mjs', origin, samplePageSlug]))
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
