import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, stopServer } from '@milepost/presets/server-process'
import type { RehearsalFolder } from './in-a-folder.ts'

const views = 10_000
const inMs = 60_000
const atOnce = 50
const mostCalls = 4
const paths = [
  '/totals.json',
  '/totals/page/maya-walks.json',
  '/leaderboard/people.json',
  '/embed/frame/site',
]

/**
 * Reads each address that pages of other sites read 10,000 times in a minute, from one server without a cache in front, and
 * counts what the platform is asked meanwhile.
 *
 * @throws Error when an answer is none, or the platform is asked more than four times
 */
export async function measureEmbeds({ root, folder, log }: RehearsalFolder): Promise<void> {
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', join(root, 'apps/site/content')],
      ['--site-origin', 'http://localhost:4000'],
    ),
    timeoutMs: 60_000,
    verbose: false,
  })
  const platform = await startCounter(sandbox.origin)
  const site = await startServer({
    name: 'site',
    script: join(root, 'apps/site/build/serve.js'),
    environment: {
      SITE: 'tideline',
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_ORIGIN: 'http://localhost:4000',
      SANDBOX_ORIGIN: platform.origin,
    },
    timeoutMs: 60_000,
    verbose: false,
  })
  const problems: string[] = []
  try {
    for (const path of paths) {
      await fetch(site.origin + path)
      const before = platform.calls()
      const answered = await readOften(site.origin + path)
      const calls = platform.calls() - before
      log(`${path.padEnd(32)} ${answered} answers, ${calls} calls of the platform`)
      if (answered < views) problems.push(`${path}: ${answered} of ${views} were answered`)
      if (calls > mostCalls) problems.push(`${path}: the platform was asked ${calls} times`)
    }
  } finally {
    await Promise.all([site, sandbox].map((server) => stopServer(server.process)))
    platform.stop()
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Reads an address 10,000 times, spread over a minute; how many answers were good. */
async function readOften(address: string): Promise<number> {
  const startedMs = performance.now()
  let good = 0
  for (let asked = 0; asked < views; asked += atOnce) {
    await wait(Math.max(0, startedMs + (asked / views) * inMs - performance.now()))
    const answers = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const response = await fetch(address)
        await response.arrayBuffer()
        return response.ok
      }),
    )
    good += answers.filter(Boolean).length
  }
  return good
}

/** Before the platform and counts; the content service is not counted. */
async function startCounter(origin: string) {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (!url.startsWith('/content/')) count += 1
    const target = new URL(url, origin)
    const passed = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls: () => count,
    stop() {
      server.close().closeAllConnections()
    },
  }
}
