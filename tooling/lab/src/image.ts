import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import dockerIgnore from '@balena/dockerignore'
import { freePort } from '@milepost/config/free-port'
import { ask, textOf } from './http.ts'
import { inFolder, log, root, run, startLabServer, withProcess } from './processes.ts'

/** The folder that both stages of the Dockerfile work in. */
const workFolder = '/milepost/'

/**
 * Builds the container image without a container engine: copies the build context into an empty folder, runs the
 * commands of the Dockerfile there, copies the files of its last stage into another, and requests the home page.
 *
 * @throws Error if a step fails or the home page does not answer 200
 */
export async function image(): Promise<void> {
  await inFolder('image', async (folder) => {
    const [context, files, bin] = [`${folder}/context`, `${folder}/image`, `${folder}/bin`]
    for (const file of await contextFiles())
      cpSync(join(root, file), join(context, file), { verbatimSymlinks: true })
    // The Node of the image, without the tools of this repository next to it.
    mkdirSync(bin)
    symlinkSync(process.execPath, join(bin, 'node'))
    const path = `${bin}:${process.env['PATH'] ?? ''}`
    const environment = { ...process.env, PATH: path, CI: '1' }
    const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll(/\\\n/g, '')
    const [, build = '', last = ''] = dockerfile.split(/^FROM .*$/m)
    for (const command of instructions(build, 'RUN')) {
      await run('sh', ['-ec', command], { cwd: context, environment, timeoutMs: 15 * 60_000 })
      log(`ran ${command.replaceAll(/\s+/g, ' ')}`)
    }
    for (const copy of instructions(last, 'COPY')) {
      const [from, source = '', target = ''] = copy.split(/\s+/)
      if (from !== '--from=build' || !source.startsWith(workFolder))
        throw new Error(`The last stage copies something other than the build: ${copy}`)
      mkdirSync(dirname(join(files, target)), { recursive: true })
      const built = join(context, source.slice(workFolder.length))
      cpSync(built, join(files, target), { recursive: true })
    }
    await requestHomePage(folder, files, last)
  })
}

async function requestHomePage(folder: string, files: string, last: string): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const database = ['--port', '0', '--database', join(folder, 'sandbox.db')]
  const content = ['--content', join(root, 'apps/site/content'), '--site-origin', origin]
  const script = join(root, 'packages/sandbox/src/cli.ts')
  const sandbox = await startLabServer({ name: 'sandbox', script, args: [...database, ...content] })
  try {
    const [, ...args] = JSON.parse(instructions(last, 'CMD')[0] ?? '[]') as string[]
    const variables = instructions(last, 'ENV').flatMap((line) => line.split(/\s+/))
    const environment = {
      ...process.env,
      ...Object.fromEntries(variables.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE: 'tideline',
      SITE_ORIGIN: origin,
      SANDBOX_ORIGIN: sandbox.origin,
    }
    const options = { cwd: files, origin: `${origin}/healthz`, environment }
    await withProcess(process.execPath, args, options, async () => {
      const answer = await ask(origin, '/')
      const page = textOf(answer)
      if (answer.status !== 200 || !page.includes('</html>'))
        throw new Error(`The home page answers ${answer.status}:\n${page.slice(0, 1000)}`)
      log(`the home page answers 200 with ${page.length} characters`)
    })
  } finally {
    await sandbox.stop()
  }
}

/** The tracked files of the repository that a build sends to the container engine. */
async function contextFiles(): Promise<string[]> {
  const ignored = dockerIgnore({ ignorecase: false }).add(
    readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8'),
  )
  const tracked = await run('git', ['ls-files', '-z'], { cwd: root })
  return tracked.split('\0').filter((file) => file !== '' && !ignored.ignores(file))
}

/** The arguments of each instruction of a kind in a stage of a Dockerfile. */
function instructions(stage: string, name: string): string[] {
  return [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text]) => text ?? '')
}
