import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a peer gives for an address; undefined where it has nothing there. */
export type AnswerPeer = (path: string) => Promise<Response | undefined>

const isText = /text|javascript|json|svg/

/**
 * Serves a peer as the site is served: compressed by brotli, with the site's style sheet, fonts and pictures where the
 * peer has no file of its own. What was compressed once is kept.
 */
export async function startFront(
  answer: AnswerPeer,
  siteOrigin: string,
): Promise<{ origin: string; stop: () => void }> {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    void (async () => {
      const own = kept.get(path) ?? (await fetchOnce(path))
      kept.set(path, own)
      response.writeHead(own.status, own.headers).end(own.body)
    })().catch((error: unknown) => {
      response.writeHead(502).end(String(error))
    })
  })
  async function fetchOnce(path: string) {
    const found = await answer(path)
    const answered = found?.ok ? found : await fetch(siteOrigin + path)
    const type = answered.headers.get('content-type') ?? 'application/octet-stream'
    const bytes = Buffer.from(await answered.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    }
    if (!isText.test(type)) return { status: answered.status, headers, body: bytes }
    const body = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    return { status: answered.status, headers: { ...headers, 'content-encoding': 'br' }, body }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
