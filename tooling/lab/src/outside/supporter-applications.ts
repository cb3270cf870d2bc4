import { deepStrictEqual } from 'node:assert'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { exampleModules, formStories, readStoryPages } from '@milepost/config/read-story-pages'
import { installApplication, runIn, writeReadmeFiles } from './application.ts'
import { listeningOrigin } from './listening-origin.ts'
import { actAsSupporter } from './supporter-journey.ts'

const ours = ['measures', 'platform', 'content', 'ui', 'forms', 'supporter']
const [readme] = outsideDocuments.supporter
const root = resolve(import.meta.dirname, '../../../..')

/** An application with supporters' screens. */
interface Application {
  name: string
  /** Where its files are that the README does not show, from this package. */
  files: string
  /** The README's files that belong to it. */
  below: string
  others: readonly string[]
  /** Commands of its `node_modules/.bin`, one after the other. */
  build: readonly (readonly string[])[]
}

const applications: readonly Application[] = [
  {
    name: 'vite',
    files: 'supporter-vite',
    below: 'src/',
    others: ['react', 'react-dom', 'vite', 'typescript@6.0.3', '@types/react', '@types/react-dom'],
    build: [
      ['tsc', '-p', '.'],
      ['vite', 'build', '--logLevel', 'error'],
    ],
  },
  {
    name: 'next',
    files: 'supporter-next',
    below: 'app/',
    others: [
      'react',
      'react-dom',
      'next@16.4.6',
      'typescript@6.0.3',
      '@types/node',
      '@types/react',
      '@types/react-dom',
    ],
    build: [['next', 'build']],
  },
]

/**
 * Builds applications that have nothing of ours but packed packages, with the very files that the README of
 * `@milepost/supporter` shows: one with Vite and no router, one with the app router of Next. A supporter then uses
 * each of them in Chromium.
 *
 * @param folder - an empty folder
 * @param tarballs - where the packed packages are
 * @param sandboxOrigin - the platform
 * @throws Error when one does not build, or does not do what a supporter asks
 */
export async function runSupporterApplications(
  folder: string,
  { tarballs, sandboxOrigin }: { tarballs: string; sandboxOrigin: string },
): Promise<void> {
  for (const { name, files, below, others, build } of applications) {
    const place = join(folder, name)
    mkdirSync(place, { recursive: true })
    cpSync(join(import.meta.dirname, '../../applications', files), place, { recursive: true })
    const change = (text: string) => text.replace('http://localhost:4100', sandboxOrigin)
    writeReadmeFiles(place, readme, { below, change })
    // oxlint-disable-next-line no-await-in-loop -- files of the application that is built next
    if (name === 'vite') await writeFieldExamples(join(place, 'src/fields'))
    // oxlint-disable-next-line no-await-in-loop -- each keeps a core busy
    await installApplication(place, { ours, tarballs, others })
    for (const [command = '', ...args] of build) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      await runIn(place, join(place, 'node_modules/.bin', command), args)
    }
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: place,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const origin = await listeningOrigin(server, `The application with ${name}`)
      await actAsSupporter(origin, `outside-${name}`)
      if (name === 'next') await readServerComponents(origin)
    } finally {
      server.kill('SIGTERM')
    }
    console.log(
      `outside (@milepost/supporter, ${name}): a supporter signs in, makes a page, logs and edits`,
    )
  }
}

/**
 * Reads the page that a server component makes of the kit's static components and helpers.
 *
 * @throws Error when it does not answer, or what it computed on the server is not what it should be
 */
async function readServerComponents(origin: string): Promise<void> {
  const response = await fetch(`${origin}/run`)
  const page = await response.text()
  const facts = /<p id="facts">([^<]*)<\/p>/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const { refused, ...others } = JSON.parse(facts || '{}') as Record<string, unknown>
  const expected = {
    passes: true,
    same: true,
    colour: 'var(--milepost-color-primary)',
    widths: 6,
  }
  const shown = ['>River Run<', 'Ada Lark', 'Facebook', 'Copy link'].filter(
    (text) => !page.includes(text),
  )
  if (!response.ok || shown.length > 0 || refused !== 'This field is required') {
    throw new Error(
      `The page of a server component answers ${response.status}: ${facts} ${shown.join()}`,
    )
  }
  deepStrictEqual(others, expected)
}

/** Writes what somebody copies out of the pages of the form kit, for the types of the packed packages to be checked by. */
async function writeFieldExamples(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const modules = exampleModules(await readStoryPages(root, formStories))
  if (modules.length === 0) throw new Error('The form kit has no examples')
  for (const { name, code } of modules) {
    writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.tsx`), code)
  }
  console.log(`outside (form kit): ${modules.length} modules copied from its pages`)
}
