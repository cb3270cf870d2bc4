import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runIn, tarballOf } from './application.ts'
import { runDocumentedExamples } from './run-documented-examples.ts'
import { seeRefusedCommands } from './see-refused-commands.ts'
import { samplePageSlug, withSandbox } from './with-sandbox.ts'

const ours = ['measures', 'platform', 'content', 'sandbox']
/** Older than the one that the repository is built with, and supported. */
const oldNodes = [20, 22]

/**
 * Installs the packed data layer and the sandbox in an empty folder, checks types, runs every call as ES module and as
 * CommonJS, and then, with the sandbox running, the programs of the documentation and older versions of Node.
 *
 * @param folder - an empty folder
 * @param tarballs - where the packed packages are
 * @param work - what else is done while the sandbox runs
 * @throws Error when something does not answer as it should
 */
export async function runDataLayer(
  folder: string,
  tarballs: string,
  work: (sandboxOrigin: string) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const dependencies = Object.fromEntries(
    ours.map((name) => [
      `@milepost/${name}`,
      `file:../${basename(tarballs)}/${basename(tarballOf(tarballs, `milepost-${name}`))}`,
    ]),
  )
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: { '@types/node': '24', typescript: '6.0.3' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  cpSync(join(import.meta.dirname, '../../applications/data-layer'), folder, { recursive: true })
  const quiet = ['--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error']
  await runIn(folder, 'npm', ['install', ...quiet])
  await runIn(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'])
  for (const file of ['main.mjs', 'main.cjs']) {
    // oxlint-disable-next-line no-await-in-loop -- each keeps a core busy
    console.log(await runIn(folder, process.execPath, [file]))
  }
  await withSandbox(folder, [], async (sandboxOrigin) => {
    await runDocumentedExamples(folder, sandboxOrigin)
    await runOldNodes(folder, tarballs, sandboxOrigin)
    await work(sandboxOrigin)
  })
}

/** Uses the packages that work from Node 20 on with these, and starts our commands where they cannot run. */
async function runOldNodes(folder: string, tarballs: string, sandboxOrigin: string): Promise<void> {
  await Promise.all(
    oldNodes.map((major) =>
      runIn(
        folder,
        'npx',
        ['--yes', '--package', `node@${major}`, 'node', 'each-node.mjs'].concat(
          sandboxOrigin,
          samplePageSlug,
        ),
      ),
    ),
  )
  console.log(`outside (Node ${oldNodes.join(', ')}): every entry loads, and reads a page`)
  await seeRefusedCommands(folder, tarballs, Math.min(...oldNodes))
}
