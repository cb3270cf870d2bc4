import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, AttackRun } from '../attack.ts'
import { ask } from '../http/ask.ts'

/** How long the server may let somebody hang on, by what they do. */
const patienceMs = {
  /** Node gives headers a minute and looks every half. */
  headers: 100_000,
  /** And whole requests five. */
  body: 340_000,
  reader: 340_000,
} as const

type Kind = keyof typeof patienceMs

interface Client {
  kind: Kind
  socket: Socket
  /** Set when the server ended it. */
  endedMs: number | undefined
}

/** Who sends a byte a second, and who never reads: the others are answered, and the server ends it. */
export const slowClients: Attack = {
  name: 'slow clients',
  isPatient: true,
  async run(run) {
    const { stage, isQuick, tried, through, note } = run
    const count = isQuick ? 50 : 300
    const kinds: Kind[] = ['headers', 'body', 'reader']
    const clients = Array.from({ length: count }, (_, index) =>
      begin(stage.patient.port, kinds[index % kinds.length] ?? 'headers'),
    )
    tried(count)
    const startedMs = Date.now()
    // A quick run has no time to see the patient timers out: it waits for those of the headers.
    const watched = clients.filter(({ kind }) => kind === 'headers' || !isQuick)
    const untilMs = Math.max(...watched.map(({ kind }) => patienceMs[kind]))
    let slowestMs = 0
    let passedS = 0
    while (Date.now() - startedMs < untilMs) {
      if (watched.every(({ endedMs }) => endedMs !== undefined)) break
      const { status, tookMs } = await ask(stage.patient.port, { path: '/healthz' })
      slowestMs = Math.max(slowestMs, tookMs)
      if (status !== 200) through(`meanwhile GET /healthz → ${status}`)
      if (!stage.patient.isRunning()) {
        through('the process fell')
        return
      }
      passedS = Math.round((Date.now() - startedMs) / 1000)
      for (const client of clients) drip(client, passedS)
      await wait(1000)
    }
    for (const kind of kinds)
      summarise(run, { kind, clients, startedMs, isWatched: !isQuick || kind === 'headers' })
    note(`others waited ${Math.round(slowestMs)} ms at most`)
    if (slowestMs > 10_000) through(`others waited ${Math.round(slowestMs)} ms`)
    for (const { socket } of clients) socket.destroy()
  },
}

function begin(port: number, kind: Kind): Client {
  const socket = connect(port, '127.0.0.1')
  const client: Client = { kind, socket, endedMs: undefined }
  const end = () => {
    client.endedMs ??= Date.now()
  }
  socket.on('error', end).on('close', end)
  if (kind === 'headers') socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n')
  if (kind === 'body') {
    socket.write(
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\na=',
    )
  }
  if (kind === 'reader') {
    // More than the system keeps for a connection that nobody reads.
    socket.pause()
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500))
  } else socket.resume()
  return client
}

const drops = { headers: 'X-Slow: a\r\n', body: 'x', reader: '\r\n' } as const

/**
 * Who never reads does not hear that the server hung up either, and asks: seldom, not to count as busy, and more than
 * once, because the answer to the first is heard at the second.
 */
const probeEveryS = 100
const probeForS = 8

function drip({ kind, socket, endedMs }: Client, passedS: number): void {
  if (endedMs !== undefined || socket.destroyed) return
  const isProbe = passedS >= probeEveryS && passedS % probeEveryS < probeForS
  if (kind !== 'reader' || isProbe) socket.write(drops[kind])
}

function summarise(
  { through, note }: AttackRun,
  {
    kind,
    clients,
    startedMs,
    isWatched,
  }: { kind: Kind; clients: readonly Client[]; startedMs: number; isWatched: boolean },
): void {
  const own = clients.filter((client) => client.kind === kind)
  const ended = own.flatMap(({ endedMs }) => (endedMs === undefined ? [] : [endedMs - startedMs]))
  const last = ended.length === 0 ? '' : ` within ${Math.round(Math.max(...ended) / 1000)} s`
  note(`slow ${kind}: ${ended.length} of ${own.length} ended${last}`)
  if (isWatched && ended.length < own.length) {
    through(
      `${own.length - ended.length} of ${own.length} with a slow ${kind} hang on after ${patienceMs[kind] / 1000} s`,
    )
  }
}
