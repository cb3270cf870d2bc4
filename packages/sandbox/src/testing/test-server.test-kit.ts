import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import type { SandboxOptions } from '../sandbox/create-sandbox.ts'
import { createSandbox } from '../sandbox/create-sandbox.ts'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { serveSandbox } from '../sandbox/serve-sandbox.ts'
import { guardContract } from './contract-guard.test-kit.ts'
import { testNowMs } from './test-now.test-kit.ts'

function copyOfDemoWorlds(): string {
  const file = inject('demoWorldsFile')
  const copy = `${file}.${randomUUID()}`
  copyFileSync(file, copy)
  return copy
}

/**
 * Starts a sandbox on a free port with a separate database. The caller closes it, which fails if any request or
 * response violated the contract.
 */
export async function startTestServer(options: SandboxOptions = {}): Promise<SandboxServer> {
  const isDemo = options.clock === undefined && options.world === undefined
  const databaseFile = isDemo ? copyOfDemoWorlds() : undefined
  const given = { clock: () => testNowMs, ...(databaseFile && { databaseFile }), ...options }
  const sandbox = guardContract(createSandbox(given))
  const server = await serveSandbox(sandbox, 0)
  return {
    ...server,
    close: async () => {
      await server.close()
      expect(sandbox.faults()).toEqual([])
    },
  }
}

/** Creates a folder with files, which is deleted when the test ends. */
export function testFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Writes files below a folder, and creates missing folders. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Fetches JSON with the API key. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the test knows the type
export async function getJson<Answer = Record<string, unknown>>(
  server: SandboxServer,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; body: Answer; headers: Headers }> {
  const response = await fetch(server.origin + path, {
    ...init,
    headers: { 'x-api-key': 'sandbox', ...init.headers },
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text === '' ? undefined : JSON.parse(text)) as Answer,
    headers: response.headers,
  }
}

/** Submits the checkout form without following the redirect. */
export async function sendForm(
  server: SandboxServer,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; location: string | null; html: string }> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  }
}
