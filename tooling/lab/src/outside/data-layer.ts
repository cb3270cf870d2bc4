import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'
import { root, run } from '../processes.ts'
import { installApplication, tarballFor, withSandbox } from './application.ts'

const applications = join(import.meta.dirname, '../../applications')
const samplePageSlug = 'sam-river-mile'
/** Older than the Node of the repository, and supported. */
const oldNodes = [20, 22]
/** Packages with a command, which needs Node 24, as their tarballs are called. */
const commands = ['milepost-cli', 'milepost-sandbox', 'create-milepost']

/** Documents with programs that need only the data layer and a sandbox. The first program is a leaderboard. */
const documents = [
  'docs/platform/README.md',
  'docs/platform/[a-z]*.md',
  'docs/guides/{use-the-libraries,coming-from-supporticon}.md',
  'packages/{measures,platform}/README.md',
]
/** Hooks need React, tests need a runner, and forms aren't part of the data layer. */
const needsMore =
  /from '(?:@milepost\/(?:platform\/(?:react|conformance|testing)|forms[^']*)|react)'/

/**
 * Installs the packed data layer and the sandbox, checks types, runs every call as an ES module and as CommonJS, and then the
 * programs of the documentation and older versions of Node.
 *
 * @param work - what else is done while the sandbox runs
 */
export async function checkDataLayer(
  folder: string,
  tarballs: string,
  work: (sandboxOrigin: string) => Promise<void>,
): Promise<void> {
  cpSync(join(applications, 'data-layer'), folder, { recursive: true })
  const ours = ['measures', 'platform', 'content', 'sandbox']
  const others = ['@types/node', 'typescript@6.0.3']
  await installApplication(folder, { ours, tarballs, others })
  await run(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: folder })
  for (const file of ['main.mjs', 'main.cjs'])
    console.log(await run(process.execPath, [file], { cwd: folder }))
  await withSandbox(folder, [], async (sandboxOrigin) => {
    await runDocumentedPrograms(folder, sandboxOrigin)
    await checkOldNodes(folder, tarballs, sandboxOrigin)
    await work(sandboxOrigin)
  })
}

/** Runs the programs of the documentation, one after the other. */
async function runDocumentedPrograms(folder: string, origin: string): Promise<void> {
  mkdirSync(join(folder, 'examples'), { recursive: true })
  const blocks = documents
    .flatMap((pattern) => readBlocks(root, [pattern]))
    .filter((block) => isModule(block) && reasonNotRun(block) === undefined)
    .filter(({ code }) => !needsMore.test(code))
  const byPlace = new Map(blocks.map((block) => [`${block.file}:${block.line}`, block.code]))
  const files = [...byPlace].map(([place, code], index) => {
    const file = `./examples/${index}.mts`
    const program = code
      .replaceAll('http://localhost:4100', origin)
      .replaceAll("'the token of a session'", 'globalThis.exampleToken')
    writeFileSync(join(folder, file), `// ${place}\n${program}\nexport {}\n`)
    return [place, file]
  })
  const driver = `import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { signIn } from '@milepost/platform/rest'

const platform = createPlatform({ environment: sandboxEnvironment('${origin}') })
const { token } = await signIn(platform, { email: 'sam@example.org', password: 'milepost' })
globalThis.exampleToken = token
for (const [place, file] of ${JSON.stringify(files)}) {
  await import(file).catch((cause) => {
    throw new Error(place + ' failed', { cause })
  })
}
`
  writeFileSync(join(folder, 'run-examples.mjs'), driver)
  const [first = ''] = (await run(process.execPath, ['run-examples.mjs'], { cwd: folder })).split(
    '\n',
  )
  if (!first.startsWith('1. ')) throw new Error(`The first program printed: ${first}`)
  console.log(`outside (documentation): ${files.length} programs ran, ${first}`)
}

/** Loads every entry and reads a page with older versions of Node; commands print which Node they need. */
async function checkOldNodes(folder: string, tarballs: string, origin: string): Promise<void> {
  for (const major of oldNodes)
    await runWithNode(major, folder, ['each-node.mjs', origin, samplePageSlug])
  const [oldest = 20] = oldNodes
  for (const name of commands) {
    // Without its dependencies: it must not load them before it has checked.
    const unpacked = join(folder, 'unpacked', name)
    mkdirSync(unpacked, { recursive: true })
    await run('tar', ['-xzf', tarballFor(tarballs, name)], { cwd: unpacked })
    const printed = await runWithNode(oldest, unpacked, ['package/dist/cli.js']).catch(String)
    if (!printed.includes(`needs Node 24 or newer, and this is Node ${oldest}.`))
      throw new Error(`${name} on Node ${oldest} prints: ${printed}`)
  }
  console.log(
    `outside (Node ${oldNodes.join(', ')}): entries load, commands name the Node they need`,
  )
}

function runWithNode(major: number, cwd: string, args: readonly string[]): Promise<string> {
  return run('npx', ['--yes', '--package', `node@${major}`, 'node', ...args], { cwd })
}

/** Loads every entry of the packages that work from Node 20 on with the Node that started npm. */
export async function checkThisNode(folder: string, tarballs: string): Promise<void> {
  const ours = 'measures platform content ui forms supporter embed sandbox'.split(' ')
  const others = ['react', 'react-dom', '@tanstack/react-query']
  await installApplication(folder, { ours, tarballs, others })
  cpSync(join(applications, 'data-layer/each-node.mjs'), join(folder, 'each-node.mjs'))
  // npm runs scripts with the Node of the repository.
  const node = process.env['npm_node_execpath'] ?? process.execPath
  await withSandbox(folder, [], async (origin) => {
    console.log(await run(node, ['each-node.mjs', origin, samplePageSlug], { cwd: folder }))
  })
}
