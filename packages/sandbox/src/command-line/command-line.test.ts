import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testFolder } from '../testing/test-server.test-kit.ts'
import { ArgumentError, parseArguments } from './parse-arguments.ts'
import { portInUseCode } from './run-command.ts'

const script = fileURLToPath(new URL('../cli.ts', import.meta.url))

interface Running {
  child: ChildProcess
  origin: string
  output: () => string
}

function launch(args: readonly string[]) {
  const child = fork(script, args, {
    execArgv: ['--conditions=@milepost/source'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: () => output }
}

const inMemory = ['--port', '0', '--database', ':memory:']

async function start(args: readonly string[]): Promise<Running> {
  const { child, output } = launch(args)
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`It stopped: ${output()}`))),
  ])) as [{ type: string; origin: string }]
  expect(message.type).toBe('listening')
  return { child, origin: message.origin, output }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

describe('the command', () => {
  it('prints one line, and ends cleanly on SIGTERM', async () => {
    const { child, origin, output } = await start(inMemory)
    // A keep-alive connection must not prevent the exit.
    await fetch(`${origin}/healthz`)
    const ended = exitCode(child)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output()).toBe(`sandbox listening on ${origin}\n`)
  })

  it('serves several worlds on separate ports, with links to each other', async () => {
    const campaignId = '0f0e0d0c-0000-4000-8000-000000000001'
    const world = (name: string) =>
      JSON.stringify({
        charity: { id: 5001, name: `${name} Trust` },
        campaign: { id: campaignId, name: `${name} Mile`, slug: 'mile', target: 1000 },
        currency: 'GBP',
        country: 'GB',
      })
    const folder = testFolder({ 'lake.json': world('Lake'), 'hill.json': world('Hill') })
    const { origin, output } = await start([
      ...inMemory,
      ...['lake', 'hill'].flatMap((name) => ['--world', join(folder, `${name}.json`)]),
    ])
    await expect.poll(output).toMatch(/listening on \S+ \(lake\)\n.*listening on \S+ \(hill\)/)
    const page = await (await fetch(origin)).text()
    expect(page).toContain('Lake Mile')
    const [, hill = ''] = /<a href="([^"]+)">hill<\/a>/.exec(page) ?? []
    expect(await (await fetch(hill)).text()).toContain('Hill Mile')
  })

  it('exits when its parent process exits', async () => {
    const { child } = await start(inMemory)
    const ended = exitCode(child)
    child.disconnect()
    expect(await ended).toBe(0)
  })

  it('reports a port that is in use, and exits with a special code', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    onTestFinished(() => void blocker.close())
    const { port } = blocker.address() as AddressInfo
    const { child, output } = launch(['--port', String(port), '--database', ':memory:'])
    expect(await exitCode(child)).toBe(portInUseCode)
    expect(portInUseCode).toBe(98)
    expect(output()).toContain(`port ${port} is taken`)
  })

  // Only Linux has more than one loopback address by default.
  it.runIf(process.platform === 'linux')('listens on the given host or localhost', async () => {
    const other = '127.0.0.2'
    const { origin } = await start([...inMemory, '--host', '0.0.0.0'])
    const { port } = new URL(origin)
    expect(origin).toBe(`http://127.0.0.1:${port}`)
    expect((await fetch(`http://${other}:${port}/healthz`)).status).toBe(200)
    const narrow = await start(inMemory)
    const elsewhere = `http://${other}:${new URL(narrow.origin).port}/healthz`
    await expect(fetch(elsewhere)).rejects.toThrow('fetch failed')
  })

  it.each([
    ['an address that is none of this machine', ['--host', '192.0.2.1'], '--host'],
    ['another file', ['--database', 'letter.txt'], 'is not a sandbox database'],
  ])('refuses %s', async (_what, args, said) => {
    const folder = testFolder({ 'letter.txt': 'Dear all,\n'.repeat(100) })
    const own = args.map((one) => (one === 'letter.txt' ? join(folder, one) : one))
    const { child, output } = launch([...inMemory, ...own])
    expect(await exitCode(child)).toBe(2)
    expect(output()).toContain(said)
  })
})

describe('parseArguments', () => {
  it('has defaults for all options', () =>
    expect(parseArguments([])).toEqual({
      host: '127.0.0.1',
      port: 4100,
      databaseFile: 'milepost-sandbox.db',
      worldFiles: [],
      tokenLifetimeSeconds: 3600,
      scale: 1,
      seed: 20_260_601,
      reset: false,
      help: false,
    }))

  it.each([
    [['--port', '70000']],
    [['--port', '-1']],
    [['--host', 'http://localhost']],
    [['--host', '']],
    [['--scale', '0']],
    [['--scale', '101']],
    [['--seed', 'x']],
    [['--site-origin', 'javascript:1']],
    [['--unknown']],
    [['stray']],
  ])('refuses %j', (args) => expect(() => parseArguments(args)).toThrow(ArgumentError))

  it('reduces --site-origin to an origin', () => {
    const { siteOrigin } = parseArguments(['--site-origin', 'http://localhost:4000/x?y'])
    expect(siteOrigin).toBe('http://localhost:4000')
  })
})
