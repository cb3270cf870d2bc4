import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { spawnMilepost, testFolder } from '../command/command-line.test-kit.ts'

const script = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** The folder of an application. */
function application(files: Readonly<Record<string, string>>): string {
  const folder = testFolder()
  const all = { 'package.json': '{"type":"module"}', 'content/river/custom_site/river.json': '{}' }
  for (const [name, text] of Object.entries({ ...all, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** A server that responds with its settings and prints its URL like the site's. */
const server = `import { createServer } from 'node:http'
console.log('the site speaks')
const { SITE, SITE_ORIGIN, SANDBOX_ORIGIN } = process.env
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(3)
  response.end(JSON.stringify({ SITE, SITE_ORIGIN, SANDBOX_ORIGIN }))
})
server.listen(Number(process.env.PORT), () => {
  process.send({ type: 'listening', origin: 'http://localhost:' + server.address().port })
})
process.on('SIGTERM', () => process.exit(0))
`

interface Serving {
  readonly child: ChildProcess
  readonly shown: { site: string; origin: string; sandbox?: string }
  /** Output on standard error so far. */
  readonly said: () => string
  readonly ended: Promise<unknown>
}

/** Runs a command until it prints the URL of its server. */
async function serve(cwd: string, ...args: string[]): Promise<Serving> {
  const child = spawn(
    process.execPath,
    ['--conditions=@milepost/source', script, ...args, '--json'],
    { cwd, env: { ...process.env, SITE: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'exit').then(([code]: unknown[]) => code)
  // With SIGKILL, the command could not stop its server.
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  let printed = ''
  const shown = new Promise<Serving['shown']>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      if (printed.endsWith('}\n')) resolve(JSON.parse(printed) as Serving['shown'])
    })
  })
  const failed = ended.then(() => Promise.reject(new Error(`It ended: ${said}`)))
  failed.catch(() => undefined)
  return { child, shown: await Promise.race([shown, failed]), said: () => said, ended }
}

async function settings(origin: string): Promise<unknown> {
  const response = await fetch(origin)
  return response.json()
}

describe('milepost start', () => {
  it('serves the build with the sandbox, and stops both on request', async () => {
    const cwd = application({ 'build/serve.js': server })
    const { child, shown, said, ended } = await serve(cwd, 'start', '--port', '47431')
    expect(shown.site).toBe('river')
    const { origin, sandbox = '' } = shown
    const wanted = { SITE: 'river', SITE_ORIGIN: origin, SANDBOX_ORIGIN: sandbox }
    expect(await settings(origin)).toEqual(wanted)
    expect((await fetch(`${sandbox}/content/river/api/v2`)).status).toBe(200)
    expect(said()).not.toContain('the site speaks')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    await expect(fetch(sandbox)).rejects.toThrow('fetch failed')
  })

  it('reads settings from .env that the environment does not have', async () => {
    const settingsFile = 'PORT=47987\nSITE=from-file\nSITE_ORIGIN=https://give.example\n'
    const cwd = application({ 'build/serve.js': server, '.env': settingsFile })
    const { shown } = await serve(cwd, 'start', '--without-sandbox')
    // The port may be in use.
    expect(shown.origin).toMatch(/^http:\/\/localhost:4(79|80)\d\d$/)
    const wanted = { SITE: 'river', SITE_ORIGIN: 'https://give.example' }
    expect(await settings(shown.origin)).toEqual(wanted)
  })

  it('starts no sandbox with --no-sandbox, and reports when the site exits', async () => {
    const cwd = application({ 'build/serve.js': server })
    const { shown, said, ended } = await serve(cwd, 'start', '--without-sandbox')
    expect(shown.sandbox).toBeUndefined()
    await fetch(`${shown.origin}/end`).catch(() => undefined)
    expect(await ended).toBe(1)
    expect(said()).toContain('The site stopped unexpectedly (3)')
  })

  it.each([
    [['start'], 1, /There is no .*build\/serve\.js\nBuild the site first with "milepost build"/],
    [['dev'], 1, /@milepost\/framework is not installed in .*\nRun "npm install"/],
    [['build'], 1, /@react-router\/dev is not installed in .*\nRun "npm install/],
  ])('says what is missing for %j', async (args, code, said) => {
    const ended = await spawnMilepost(args, { cwd: application({}) })
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(said)])
    expect(ended.stderr).not.toMatch(/^ +at /m)
  })

  it.each([
    ['--port', '0', '--port must be a whole number from 1 to 65535, not "0".'],
    [
      '--sandbox-port',
      'http',
      '--sandbox-port must be a whole number from 1 to 65535, not "http".',
    ],
    ['--scale', '1.5', '--scale must be a whole number from 1 to 100, not "1.5".'],
  ])('rejects %s %s', async (option, value, said) => {
    const cwd = application({ 'build/serve.js': server })
    const ended = await spawnMilepost(['start', option, value], { cwd })
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining(said)])
  })

  it('prints the output of a site that did not start', async () => {
    const cwd = application({ 'build/serve.js': "console.error('No good'); process.exit(4)\n" })
    const ended = await spawnMilepost(['start', '--without-sandbox'], { cwd })
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringMatching(
        /No good\n[^]*The site stopped before it listened \(4\)\.\nFix the errors/,
      ),
    ])
  })
})

it('milepost dev serves from the source and prints the site’s output with the result', async () => {
  const { child, shown, said, ended } = await serve(
    application({ 'dev.ts': server }),
    'dev',
    '--without-sandbox',
  )
  expect(await settings(shown.origin)).toMatchObject({ SITE: 'river' })
  expect(said()).toContain('the site speaks')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

describe('milepost build', () => {
  const manifest = JSON.stringify({ name: '@react-router/dev', bin: { 'react-router': 'bin.cjs' } })
  const tool = (text: string) =>
    application({
      'node_modules/@react-router/dev/package.json': manifest,
      'node_modules/@react-router/dev/bin.cjs': text,
    })

  it('runs the router’s own build in the application', async () => {
    const cwd = tool(`
      const { cwd, argv, env } = process
      require('node:fs').writeFileSync('built.json', JSON.stringify([cwd(), argv.slice(2), env.NODE_ENV]))`)
    const ended = await spawnMilepost(['build', '--json'], { cwd })
    expect([ended.code, JSON.parse(ended.stdout)]).toEqual([0, { build: join(cwd, 'build') }])
    const built = readFileSync(join(cwd, 'built.json'), 'utf8')
    expect(JSON.parse(built)).toEqual([cwd, ['build'], 'production'])
  })

  it('prints the output of a failed build', async () => {
    const cwd = tool("console.log('Bad'); process.exit(1)")
    const ended = await spawnMilepost(['build'], { cwd })
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringMatching(/Bad\n\nreact-router build failed\nFix the errors above/),
    ])
  })
})
