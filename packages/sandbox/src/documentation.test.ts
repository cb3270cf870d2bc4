import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SandboxServer } from './sandbox/serve-sandbox.ts'
import { signInAs } from './testing/supporters.test-kit.ts'
import { startTestServer } from './testing/test-server.test-kit.ts'

const pages = join(import.meta.dirname, '../../../docs/platform')
// Inside the package, so that imports of the examples resolve.
const folder = join(import.meta.dirname, '../reports/examples')
const example = /```ts\n([\s\S]*?)```/g

const examples = readdirSync(pages)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(pages, file), 'utf8').matchAll(example)].map(([, code = ''], index) => ({
      name: `${file.replace('.md', '')}-${index + 1}`,
      code,
    })),
  )

/** Runs the examples of the client's documentation against the sandbox. */
describe('an example of the documentation', () => {
  let server: SandboxServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer()
    token = (await signInAs(server)).access_token
    mkdirSync(folder, { recursive: true })
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await server.close()
  })

  it('exists for every resource', () => expect(examples.length).toBeGreaterThan(9))

  it.each(examples)('$name', async ({ name, code }) => {
    const file = join(folder, `${name}.ts`)
    const here = code
      .replaceAll('http://localhost:4100', server.origin)
      .replaceAll('the token of a session', token)
    expect(here).toContain(server.origin)
    writeFileSync(file, here)
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
    await import(pathToFileURL(file).href)
    log.mockRestore()
  })
})
