import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Duration of an import in Node, above that of an empty process. */
const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the package, so that bare imports resolve.
const folder = mkdtempSync(join(root, 'node_modules/.cold-'))
const rounds = 11

try {
  await build({
    absWorkingDir: root,
    entryPoints: { index: 'src/index.ts', rest: 'src/rest.ts', graph: 'src/graph.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@milepost/source'],
    external: ['axios', 'graphql-request'],
  })
  const cases: Record<string, string> = {
    'an empty process': '',
    'milepost platform, the REST entry': `import '${folder}/rest.mjs'`,
    'milepost platform, the graph entry': `import '${folder}/graph.mjs'`,
    'milepost platform, all of it': `import '${folder}/index.mjs'; import '${folder}/rest.mjs'; import '${folder}/graph.mjs'`,
    'axios alone': "import 'axios'",
    'graphql-request alone': "import 'graphql-request'",
    'axios and graphql-request': "import 'axios'; import 'graphql-request'",
  }
  const timesMs = new Map(Object.keys(cases).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, code] of Object.entries(cases)) timesMs.get(name)!.push(coldMs(code))
  }
  const median = (name: string) =>
    timesMs.get(name)!.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!
  const emptyMs = median('an empty process')
  const peerMs = median('axios and graphql-request') - emptyMs
  console.log(
    '| Cold import in Node | above an empty process | beside the bare transports |\n|---|---|---|',
  )
  for (const name of Object.keys(cases).slice(1)) {
    const ownMs = median(name) - emptyMs
    console.log(`| ${name} | ${ownMs.toFixed(0)} ms | ${(ownMs / peerMs).toFixed(2)} × |`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** CPU time of one process, so that other processes do not count. */
function coldMs(code: string): number {
  const tell = '; const { user, system } = process.cpuUsage(); console.log(user + system)'
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code + tell],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return Number(stdout) / 1000
}
