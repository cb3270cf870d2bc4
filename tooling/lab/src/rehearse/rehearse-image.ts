import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import dockerIgnore from '@balena/dockerignore'
import { freePort } from '@milepost/config/free-port'
import { startServer, stopServer } from '@milepost/config/server-process'
import type { RehearsalFolder } from './in-a-folder.ts'
import { run } from './run.ts'
import { startProcess } from './start-process.ts'

/** The folder that both stages of the Dockerfile work in. */
const workFolder = '/milepost/'

/**
 * Builds the container image without a container engine: copies the build context into an empty folder, runs the
 * commands of the Dockerfile there, copies the files of its last stage into another, and requests the home page.
 *
 * @throws Error if a step fails or the home page does not answer 200
 */
export async function rehearseImage({ root, folder, log }: RehearsalFolder): Promise<void> {
  const [context, image, bin] = ['context', 'image', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const files = contextFiles(root)
  for (const file of files)
    cpSync(join(root, file), join(context, file), { verbatimSymlinks: true })
  log(`the build context has ${files.length} files`)

  // The Node of the image, without the tools of this repository next to it.
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  const environment = { PATH: `${bin}:${process.env['PATH'] ?? ''}`, CI: '1' }
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll(/\\\n/g, '')
  const [, build = '', last = ''] = dockerfile.split(/^FROM .*$/m)
  for (const command of instructions(build, 'RUN')) {
    run('sh', ['-ec', command], { cwd: context, environment, timeoutMs: 15 * 60_000 })
    log(`ran ${command.replaceAll(/\s+/g, ' ')}`)
  }
  for (const copy of instructions(last, 'COPY')) {
    const [from, source = '', target = ''] = copy.split(/\s+/)
    if (from !== '--from=build' || !source.startsWith(workFolder)) {
      throw new Error(`The last stage copies something other than the build: ${copy}`)
    }
    const to = join(image, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(context, source.slice(workFolder.length)), to, { recursive: true })
  }
  await requestHomePage({ root, folder, log, image, last })
}

async function requestHomePage({
  root,
  folder,
  log,
  image,
  last,
}: RehearsalFolder & { image: string; last: string }): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', join(root, 'apps/site/content')],
      ['--site-origin', origin],
    ),
    timeoutMs: 60_000,
    verbose: false,
  })
  try {
    const [command = '[]'] = instructions(last, 'CMD')
    const [, ...args] = JSON.parse(command) as string[]
    const site = await startProcess(process.execPath, args, {
      cwd: image,
      origin: `${origin}/healthz`,
      timeoutMs: 60_000,
      environment: {
        ...settings(last),
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE: 'tideline',
        SITE_ORIGIN: origin,
        SANDBOX_ORIGIN: sandbox.origin,
      },
    })
    try {
      const response = await fetch(origin, { signal: AbortSignal.timeout(20_000) })
      const page = await response.text()
      if (response.status !== 200 || !page.includes('</html>')) {
        throw new Error(`The home page answers ${response.status}:\n${page.slice(0, 1000)}`)
      }
      log(`the home page answers 200 with ${page.length} characters`)
    } finally {
      await site.stop()
    }
  } finally {
    await stopServer(sandbox.process)
  }
}

/** The tracked files of the repository that a build sends to the container engine. */
function contextFiles(root: string): string[] {
  const ignored = dockerIgnore({ ignorecase: false }).add(
    readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8'),
  )
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !ignored.ignores(file))
}

/** The arguments of each instruction of a kind in a stage of a Dockerfile. */
function instructions(stage: string, name: string): string[] {
  return [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text]) => text ?? '')
}

/** The environment variables that a stage sets. */
function settings(stage: string): Record<string, string> {
  const pairs = instructions(stage, 'ENV').flatMap((line) => line.split(/\s+/))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}
