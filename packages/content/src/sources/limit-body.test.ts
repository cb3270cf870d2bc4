import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ContentUnavailableError } from '../errors/content-unavailable-error.ts'
import { prismicSource } from './prismic-source.ts'

it('refuses a compressed response of the CMS beyond the size limit', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(bomb),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const source = prismicSource({ endpoint: `http://127.0.0.1:${port}/api/v2` })
    const error: unknown = await source.version().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(String(error)).toContain('larger than 10000000 bytes')
  } finally {
    server.close()
  }
})
