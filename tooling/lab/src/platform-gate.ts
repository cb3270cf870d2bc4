import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A scenario of the sandbox; `limited` allows a tenth of the usual rate. */
export type PlatformState = 'none' | 'slow' | 'flaky' | 'down' | 'limited'

/** The platform's rate limit in front of the sandbox. The CMS is not limited. */
export interface PlatformGate {
  readonly origin: string
  setState: (state: PlatformState) => void
  /** Allows any rate, for checks after the day. */
  liftLimit: () => void
  /** Starts to count the busiest second again. */
  startCounting: () => void
  readonly counts: () => GateCounts
  readonly stop: () => void
}

interface GateCounts {
  readonly reads: number
  /** Requests that were answered with 429. */
  readonly limited: number
  /** The request that was sent most often within one second. */
  readonly mostInASecond: { readonly times: number; readonly path: string }
}

/** Starts a proxy to the sandbox that allows a number of requests in a minute, and answers the rest with 429. */
export async function startPlatformGate(target: string, perMinute: number): Promise<PlatformGate> {
  let state: PlatformState = 'none'
  let [isLifted, reads, limited] = [false, 0, 0]
  let minute = { startMs: 0, requests: 0 }
  let second = { at: 0, requests: new Map<string, number>() }
  let most = { times: 0, path: '' }

  function admit(method: string, path: string): boolean {
    const nowMs = Date.now()
    if (nowMs - minute.startMs >= 60_000) minute = { startMs: nowMs, requests: 0 }
    minute.requests += 1
    if (method === 'GET') {
      reads += 1
      const at = Math.floor(nowMs / 1000)
      if (at !== second.at) second = { at, requests: new Map() }
      const times = (second.requests.get(path) ?? 0) + 1
      second.requests.set(path, times)
      if (times > most.times) most = { times, path }
    }
    return isLifted || minute.requests <= (state === 'limited' ? perMinute / 10 : perMinute)
  }

  const server = createServer((incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming
    const isPlatform = !/^\/(?:content|www|images)\//.test(url)
    if (isPlatform && !admit(method, url)) {
      limited += 1
      outgoing.writeHead(429, { 'retry-after': '5' }).end()
      incoming.resume()
      return
    }
    const address = new URL(url, target)
    const scenario = { 'x-sandbox-scenario': state === 'limited' ? 'none' : state }
    const passed = request(
      address,
      { method, headers: { ...headers, host: address.host, ...(isPlatform && scenario) } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.on('error', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setState: (next) => (state = next),
    liftLimit: () => (isLifted = true),
    startCounting: () => (most = { times: 0, path: '' }),
    counts: () => ({ reads, limited, mostInASecond: most }),
    stop: () => server.close().closeAllConnections(),
  }
}
