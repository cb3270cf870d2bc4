/**
 * Serves a platform in memory, made of a campaign of the sandbox: `--port`, `--campaign`, `--sandbox-origin`, `--site-origin`. Says to the process
 * that started it where it listens.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { defaultAdapter } from '@milepost/platform/adapter'
import { memoryAdapter } from '@milepost/platform/memory'
import { answerMemoryRequest } from './answer-memory-request.ts'
import { readWorld } from './read-world.ts'

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({
  options: { port: text, campaign: text, 'sandbox-origin': text, 'site-origin': text },
})
const environment = sandboxEnvironment(values['sandbox-origin'])
const world = await readWorld(defaultAdapter(createPlatform({ environment })), values.campaign)
const siteOrigin = values['site-origin']
let adapter = memoryAdapter(world)

const server = createServer((incoming, outgoing) => {
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'POST' ? Readable.toWeb(incoming) : null
  const request = new Request(new URL(url, 'http://memory.invalid'), {
    method,
    headers: {
      'content-type': headers['content-type'] ?? '',
      authorization: headers.authorization ?? '',
    },
    ...(body && { body, duplex: 'half' }),
  })
  answerMemoryRequest(request, { adapter, siteOrigin })
    .catch((error: unknown) => {
      console.error(error)
      return new Response('', { status: 500 })
    })
    .then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(await response.text())
    })
    .catch(console.error)
})
// Its own addresses name its port.
server.listen(Number(values.port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  adapter = memoryAdapter(world, { origin })
  process.send?.({ type: 'listening', origin })
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
