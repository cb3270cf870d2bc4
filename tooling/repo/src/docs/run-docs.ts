/**
 * `npm run docs:run`: types every command of the documentation into a fresh clone, document by document,
 * as a newcomer would. A block marked `server <address>` runs until the document ends; the next one waits
 * until it answers there.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { commandsOf, isServer, isTestRun } from './commands-of.ts'
import { type CodeBlock, isCommand, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'

const root = resolve(import.meta.dirname, '../../../..')
const wanted = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'milepost-docs-'))
const clone = join(folder, 'milepost')
const failed: string[] = []
const environment = {
  ...process.env,
  PATH: `${join(clone, 'node_modules/.bin')}:${process.env['PATH']}`,
}

try {
  shell(`git clone --quiet "${root}" "${clone}"`, folder)
  shell('npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline', clone)
  const commands = readBlocks(clone).filter((block) => isCommand(block))
  for (const [file, blocks] of Map.groupBy(commands, (block) => block.file)) {
    if (wanted === undefined || file.includes(wanted)) await runDocument(file, blocks)
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
console.log(failed.length === 0 ? 'every command ran' : `did not run: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runDocument(file: string, blocks: readonly CodeBlock[]): Promise<void> {
  const servers: ChildProcess[] = []
  try {
    for (const block of blocks) {
      const name = `${block.file}:${block.line}`
      const reason = reasonNotRun(block)
      if (reason !== undefined) {
        console.log(`- ${name}: ${reason}`)
        continue
      }
      const startedMs = Date.now()
      const problem = await runBlock(block, servers)
      const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
      console.log(`${problem === undefined ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (problem === undefined) continue
      console.error(problem)
      failed.push(name)
    }
  } finally {
    for (const server of servers) if (server.pid !== undefined) end(server.pid)
  }
  console.log(`  ${file}`)
}

/** @returns what went wrong */
async function runBlock(block: CodeBlock, servers: ChildProcess[]): Promise<string | undefined> {
  const address = /^server (\S+)$/.exec(block.note)?.[1]
  if (address !== undefined) {
    const { server } = startServer(block.code)
    servers.push(server)
    return (await answers(address, server)) ? undefined : `nothing answers at ${address}`
  }
  for (const command of commandsOf(block)) {
    const problem = await runCommand(command)
    if (problem !== undefined) return `${command}\n${problem}`
  }
  return undefined
}

async function runCommand(command: string): Promise<string | undefined> {
  if (isTestRun(command)) {
    console.log(`- ${command}: a test run of its own`)
    return undefined
  }
  if (isServer(command)) {
    const { server, output } = startServer(command)
    try {
      return (await printsAddress(server, output)) ? undefined : output()
    } finally {
      if (server.pid !== undefined) end(server.pid)
    }
  }
  const result = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: clone,
    encoding: 'utf8',
    timeout: 15 * 60_000,
    env: environment,
  })
  return result.status === 0 ? undefined : `${result.stdout}\n${result.stderr}`.slice(-3000)
}

function startServer(command: string): { server: ChildProcess; output: () => string } {
  const server = spawn('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk.toString()
  }
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  return { server, output: () => text.slice(-3000) }
}

async function answers(address: string, server: ChildProcess): Promise<boolean> {
  return waitFor(server, async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
    return response.status < 500
  })
}

async function printsAddress(server: ChildProcess, output: () => string): Promise<boolean> {
  return waitFor(server, () =>
    Promise.resolve(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/.test(output())),
  )
}

async function waitFor(server: ChildProcess, holds: () => Promise<boolean>): Promise<boolean> {
  const deadlineMs = Date.now() + 180_000
  while (Date.now() < deadlineMs && server.exitCode === null) {
    if (await holds().catch(() => false)) return true
    await new Promise((again) => setTimeout(again, 500))
  }
  return false
}

function shell(command: string, cwd: string): void {
  const result = spawnSync('bash', ['-euo', 'pipefail', '-c', command], { cwd, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${command}\n${result.stdout}\n${result.stderr}`)
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It is gone already.
  }
}
