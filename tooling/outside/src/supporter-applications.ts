import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installApplication, runIn, writeReadmeFiles } from './application.ts'
import { listeningOrigin } from './listening-origin.ts'
import { actAsSupporter } from './supporter-journey.ts'

const ours = ['measures', 'platform', 'content', 'ui', 'forms', 'supporter']
const readme = 'packages/supporter/README.md'

/** An application with supporters' screens. */
interface Application {
  name: string
  /** Where its files lie that the README does not show, from this package. */
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
 * @param tarballs - where the packed packages lie
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
    cpSync(join(import.meta.dirname, '..', files), place, { recursive: true })
    const change = (text: string) => text.replace('http://localhost:4100', sandboxOrigin)
    writeReadmeFiles(place, readme, { below, change })
    installApplication(place, { ours, tarballs, others })
    for (const [command = '', ...args] of build) {
      runIn(place, join(place, 'node_modules/.bin', command), args)
    }
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: place,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const origin = await listeningOrigin(server, `The application with ${name}`)
      await actAsSupporter(origin, `outside-${name}`)
    } finally {
      server.kill('SIGTERM')
    }
    console.log(
      `outside (@milepost/supporter, ${name}): a supporter signs in, makes a page, logs and edits`,
    )
  }
}
