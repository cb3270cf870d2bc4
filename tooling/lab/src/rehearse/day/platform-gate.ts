import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the platform is: as the sandbox's scenarios are called; `limited` allows a tenth of the usual. */
export type PlatformState = 'none' | 'slow' | 'flaky' | 'down' | 'limited'

/** What is between the servers and the sandbox. */
export interface PlatformGate {
  readonly origin: string
  /** Changes how the platform is from now on. */
  setWeather: (weather: PlatformState) => void
  /** Allows any number from now on: what is looked at after the day is no visitor. */
  liftLimit: () => void
  /** Starts to count again how often each address is asked in a second. */
  startCounting: () => void
  /** What was asked so far. */
  readonly counts: () => GateCounts
  readonly stop: () => void
}

export interface GateCounts {
  /** Reads of the platform, those refused among them. */
  readonly reads: number
  /** Refused with 429. */
  readonly limited: number
  /** How often the same was read within one second, at most, since counting began, and what that was. */
  readonly mostInASecond: { readonly times: number; readonly what: string }
}

const minuteMs = 60_000

/**
 * Is between the servers and the sandbox as the platform's own front does: it allows so many requests a minute, and
 * answers the rest with 429. The content service is not limited.
 *
 * @param options.perMinute - how many requests of the platform are allowed in a minute
 */
export async function startPlatformGate(
  target: string,
  { perMinute }: { perMinute: number },
): Promise<PlatformGate> {
  let weather: PlatformState = 'none'
  let isLifted = false
  let reads = 0
  let limited = 0
  let minute = { startMs: 0, asked: 0 }
  let second = { at: 0, asked: new Map<string, number>() }
  let most = { times: 0, what: '' }

  /** Counts a request of the platform; whether it is allowed. */
  function admit(method: string, path: string): boolean {
    const nowMs = Date.now()
    if (nowMs - minute.startMs >= minuteMs) minute = { startMs: nowMs, asked: 0 }
    minute.asked += 1
    if (method === 'GET') {
      reads += 1
      const at = Math.floor(nowMs / 1000)
      if (at !== second.at) second = { at, asked: new Map() }
      const times = (second.asked.get(path) ?? 0) + 1
      second.asked.set(path, times)
      if (times > most.times) most = { times, what: path }
    }
    return isLifted || minute.asked <= (weather === 'limited' ? perMinute / 10 : perMinute)
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
    const passed = ask(
      address,
      {
        method,
        headers: {
          ...headers,
          host: address.host,
          // The limit is this gate's own.
          ...(isPlatform && { 'x-sandbox-scenario': weather === 'limited' ? 'none' : weather }),
        },
      },
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
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    setWeather(next) {
      weather = next
    },
    liftLimit() {
      isLifted = true
    },
    startCounting() {
      most = { times: 0, what: '' }
    },
    counts: () => ({ reads, limited, mostInASecond: most }),
    stop() {
      server.close().closeAllConnections()
    },
  }
}
