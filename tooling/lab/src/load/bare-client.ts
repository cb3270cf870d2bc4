import { connect } from 'node:net'

export interface BareResult {
  seconds: number
  medianMs: number
  p99Ms: number
  /** Answers that were not 200. */
  failed: number
}

/**
 * Asks for one address again and again over kept connections, and looks at no more of an answer than its
 * status and length. A client that understands HTTP costs more than a cached page does on the server: beside
 * it, on the same two cores, it would be the client that is measured.
 */
export function askBare(
  address: string,
  { amount, connections }: { amount: number; connections: number },
): Promise<BareResult> {
  const { host, hostname, port, pathname } = new URL(address)
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  const times = new Float64Array(amount)
  let asked = 0
  let answered = 0
  let failed = 0
  const startedMs = performance.now()

  return new Promise((resolve, reject) => {
    const finish = () => {
      const sorted = times.toSorted()
      const at = (share: number) =>
        Math.round((sorted[Math.floor(amount * share)] ?? 0) * 100) / 100
      const seconds = (performance.now() - startedMs) / 1000
      resolve({ seconds, medianMs: at(0.5), p99Ms: at(0.99), failed })
    }
    for (let open = 0; open < connections; open += 1) {
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
      let length = -1
      let received = 0
      let sentMs = 0
      const ask = () => {
        if (asked === amount) return socket.end()
        asked += 1
        length = -1
        received = 0
        sentMs = performance.now()
        return socket.write(request)
      }
      socket.on('connect', ask).on('error', reject)
      socket.on('data', (data) => {
        if (length < 0) {
          const end = data.indexOf('\r\n\r\n')
          const head = data.toString('latin1', 0, end)
          const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
          if (end < 0 || body === undefined) {
            reject(new Error(`An answer of no stated length:\n${head}`))
            return
          }
          if (!head.startsWith('HTTP/1.1 200')) failed += 1
          length = end + 4 + Number(body)
        }
        received += data.length
        if (received < length) return
        times[answered] = performance.now() - sentMs
        answered += 1
        ask()
        if (answered === amount) finish()
      })
    }
  })
}
