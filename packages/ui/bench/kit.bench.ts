import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundleSizes } from '@milepost/config/bundle-size'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { Bench } from 'tinybench'
import { build, type Rolldown } from 'vite'
import { bundleSize } from '../size/bundle-size.ts'
import { importSource, sizeBudgets } from '../size/budgets.ts'
import { installPeers } from './install-peers.ts'
import { constructiconLeaderboard, kitLeaderboard, plainLeaderboard } from './leaderboards.ts'

// `npm run lab -- bench`: sizes, server rendering and cold import of the kit and other libraries, in one run.

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '..')
const peers = installPeers(root)

console.log('Sizes, minified, brotli 11, without React, bytes of script / style')
for (const budget of sizeBudgets) {
  // oxlint-disable-next-line no-await-in-loop -- two cores are enough for one bundle
  const size = await bundleSize({ 'app:entry': importSource(budget.imports) })
  console.log(`  kit, ${budget.name}: ${size.scriptBytes} / ${size.styleBytes}`)
}
const peerSources: readonly (readonly [name: string, folder: string, source: string])[] = [
  [
    'radix dialog, unstyled, with plain button and input',
    peers.kits,
    `import * as Dialog from '@radix-ui/react-dialog'; console.log(Dialog)`,
  ],
  [
    'Mantine button, modal and text input',
    peers.kits,
    `import { Button, MantineProvider, Modal, TextInput } from '@mantine/core'; console.log(Button, MantineProvider, Modal, TextInput)`,
  ],
  ['Mantine, all', peers.kits, `export * from '@mantine/core'`],
  [
    'constructicon button, modal and field',
    peers.constructicon,
    named(['button', 'modal', 'input-field']),
  ],
  [
    'constructicon leaderboard, item, progress and modal',
    peers.constructicon,
    named(['leaderboard', 'leaderboard-item', 'progress-bar', 'modal']),
  ],
]
for (const [name, folder, source] of peerSources) {
  // oxlint-disable-next-line no-await-in-loop
  const [size] = await bundleSizes({ root: folder, sources: [source] })
  console.log(`  ${name}: ${size?.brotliBytes}`)
}
const mantineStyles = readFileSync(join(peers.kits, 'node_modules/@mantine/core/styles.css'))
console.log(`  Mantine, its style sheet: ${compressed(mantineStyles)}`)

const bundle = await buildForNode()
const bench = new Bench({ time: 1500, warmupTime: 500 })
const contenders = {
  'plain React': plainLeaderboard(peers.kits),
  kit: kitLeaderboard(peers.kits, bundle),
  'constructicon (React 17)': constructiconLeaderboard(peers.constructicon),
}
for (const [name, render] of Object.entries(contenders)) {
  if (!render().includes('Supporter number 100')) throw new Error(`${name} rendered no leaderboard`)
  bench.add(name, render)
}
await bench.run()
const medianMs = (name: string) => {
  const { result } = bench.getTask(name) ?? {}
  return result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN
}
console.log('\nServer render of a leaderboard of 100 rows, median')
for (const name of Object.keys(contenders)) {
  const ratio = (medianMs(name) / medianMs('plain React')).toFixed(2)
  console.log(`  ${name}: ${medianMs(name).toFixed(3)} ms, ${ratio} x plain React`)
}

console.log('\nCold import in Node, above a process that imports React alone, fastest of 15')
const react = `require('react'); require('react-dom')`
const beside = {
  'React and React DOM, above an empty process': [peers.kits, '', react],
  'kit, everything': [peers.kits, react, `require(${JSON.stringify(bundle)})`],
  'Mantine, everything': [peers.kits, react, `require('@mantine/core')`],
  'constructicon, four components': [
    peers.constructicon,
    react,
    `for (const name of ['leaderboard','leaderboard-item','progress-bar','modal']) require('constructicon/' + name)`,
  ],
} as const
for (const [name, [folder, first, then]] of Object.entries(beside)) {
  const [without, with_] = fastestStarts(folder, first, `${first};${then}`)
  console.log(`  ${name}: ${(with_ - without).toFixed(1)} ms`)
}
function named(modules: readonly string[]): string {
  return modules
    .map((name, index) => `import c${index} from 'constructicon/${name}'; console.log(c${index})`)
    .join('\n')
}

function compressed(contents: Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** The whole kit as one file, which Node loads with the React of the other libraries. */
async function buildForNode(): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@milepost/source', 'module'] },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: 'src/index.ts', formats: ['cjs'], fileName: 'kit' },
      rolldownOptions: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
    },
  })) as Rolldown.RolldownOutput[]
  const folder = join(peers.kits, 'built')
  await mkdir(folder, { recursive: true })
  const scripts = (result[0]?.output ?? []).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  await Promise.all(scripts.map(({ fileName, code }) => writeFile(join(folder, fileName), code)))
  return join(folder, 'kit.cjs')
}

/** The fastest process that runs each source, in turn so that all meet the same load. */
function fastestStarts(folder: string, ...sources: [string, string]): [number, number] {
  const fastest: [number, number] = [Infinity, Infinity]
  for (let round = 0; round < 15; round += 1)
    for (const [index, source] of sources.entries())
      fastest[index] = Math.min(fastest[index] ?? Infinity, start(folder, source))
  return fastest
}

function start(folder: string, source: string): number {
  const before = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['-e', source], {
    cwd: folder,
    timeout: 20_000,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(String(stderr).slice(0, 500))
  return performance.now() - before
}
