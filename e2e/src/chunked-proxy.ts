import { setTimeout } from 'node:timers/promises'
import { headersToPass, type Proxy, startProxy } from './start-proxy.ts'

/**
 * Starts a proxy to a site that sends each page in pieces, as a thin line does.
 *
 * @param cut where a page is cut: each piece begins with a match
 * @param pauseMs how long the line rests between two pieces
 */
export function startChunkedProxy(target: string, cut: RegExp, pauseMs: number): Promise<Proxy> {
  return startProxy(async (request, response) => {
    const answer = await fetch(target + (request.url ?? '/'), { redirect: 'manual' })
    response.writeHead(answer.status, headersToPass(answer))
    if (answer.headers.get('content-type')?.startsWith('text/html') === true) {
      for (const piece of chunksOf(await answer.text(), cut)) {
        response.write(piece)
        await setTimeout(pauseMs)
      }
    } else response.write(Buffer.from(await answer.arrayBuffer()))
    response.end()
  })
}

function chunksOf(html: string, cut: RegExp): string[] {
  const starts = [0, ...[...html.matchAll(cut)].map(({ index }) => index), html.length]
  return starts.slice(1).map((end, index) => html.slice(starts[index], end))
}
