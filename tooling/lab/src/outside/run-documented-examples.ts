import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'
import { runIn } from './application.ts'

const root = resolve(import.meta.dirname, '../../../..')
/** Where a program is that needs nothing but the data layer and a sandbox. The first of all is a leaderboard. */
const documents = [
  'docs/platform/README.md',
  'docs/platform/[a-z]*.md',
  'docs/guides/{only-the-data-layer,coming-from-supporticon}.md',
  'packages/{measures,platform}/README.md',
]
/** Hooks need React; tests are described for a runner. */
const needsMore = /from '(?:@milepost\/platform\/(?:react|conformance|testing)|react)'/

/**
 * Runs the programs that the documentation of the data layer shows, with the packed packages, against a sandbox, one after the other.
 *
 * @param folder - where the packages are installed
 * @throws Error when one fails, or the leaderboard has no first place
 */
export async function runDocumentedExamples(folder: string, origin: string): Promise<void> {
  mkdirSync(join(folder, 'examples'), { recursive: true })
  const blocks = documents
    .flatMap((pattern) => readBlocks(root, [pattern]))
    .filter((block) => isModule(block) && reasonNotRun(block) === undefined)
    .filter(({ code }) => !needsMore.test(code))
  const files = [...new Map(blocks.map((block) => [`${block.file}:${block.line}`, block]))].map(
    ([name, { code }], index) => {
      const file = `./examples/${index}.mts`
      const program = code.replaceAll('http://localhost:4100', origin)
      // Of the sandbox's supporter, whom the driver below signs in.
      const whose = program.replaceAll("'the token of a session'", 'globalThis.exampleToken')
      writeFileSync(join(folder, file), `// ${name}\n${whose}\nexport {}\n`)
      return [name, file] as const
    },
  )
  writeFileSync(join(folder, 'run-examples.mjs'), driverOf(origin, files))
  const output = await runIn(folder, process.execPath, ['run-examples.mjs'])
  const [first = ''] = output.split('\n')
  if (!first.startsWith('1. ')) throw new Error(`The first example said: ${output}`)
  console.log(`outside (npx @milepost/sandbox): ${files.length} examples ran, ${first}`)
}

function driverOf(origin: string, files: readonly (readonly [string, string])[]): string {
  return `import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { signIn } from '@milepost/platform/rest'

const platform = createPlatform({ environment: sandboxEnvironment('${origin}') })
const { token } = await signIn(platform, { email: 'sam@example.org', password: 'milepost' })
globalThis.exampleToken = token
for (const [name, file] of ${JSON.stringify(files)}) {
  await import(file).catch((cause) => {
    throw new Error(name + ' failed', { cause })
  })
}
`
}
