/**
 * `npm run docs:run`: types every command of the documentation into a fresh clone, document by document,
 * as a newcomer would. A block marked `server <address>` runs until the document ends; the next one waits
 * until it answers there.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type CodeBlock, isCommand, readBlocks, reasonNotRun } from './read-blocks.ts'

const root = resolve(import.meta.dirname, '../../..')
const wanted = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'milepost-docs-'))
const clone = join(folder, 'milepost')
const failed: string[] = []

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

async function runBlock(block: CodeBlock, servers: ChildProcess[]): Promise<string | undefined> {
  const address = /^server (\S+)$/.exec(block.note)?.[1]
  if (address === undefined) {
    const result = spawnSync('bash', ['-euo', 'pipefail', '-c', block.code], {
      cwd: clone,
      encoding: 'utf8',
      timeout: 15 * 60_000,
      env: { ...process.env, PATH: `${join(clone, 'node_modules/.bin')}:${process.env['PATH']}` },
    })
    return result.status === 0 ? undefined : `${result.stdout}\n${result.stderr}`.slice(-3000)
  }
  const server = spawn('bash', ['-euo', 'pipefail', '-c', block.code], {
    cwd: clone,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PATH: `${join(clone, 'node_modules/.bin')}:${process.env['PATH']}` },
  })
  servers.push(server)
  const deadlineMs = Date.now() + 180_000
  while (Date.now() < deadlineMs && server.exitCode === null) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
      if (response.status < 500) return undefined
    } catch {
      // Not yet.
    }
    await new Promise((again) => setTimeout(again, 500))
  }
  return `nothing answers at ${address}`
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
