import { setTimeout as wait } from 'node:timers/promises'

/** A process that was started with `--inspect-port`. */
export interface InspectedProcess {
  pid: () => number
  inspectPort: number
}

/**
 * Makes a process give back what it does not need any more. The engine collects late while there is room: what a process
 * has then tells of the engine's calm, and only what is left afterwards of the site.
 *
 * @throws Error when the process does not open its inspector
 */
export async function collectGarbage({ pid, inspectPort }: InspectedProcess): Promise<void> {
  // Node opens the inspector when it is told to by this signal, on this machine alone.
  process.kill(pid(), 'SIGUSR1')
  const socket = new WebSocket(await inspectorOf(inspectPort))
  try {
    await once(socket, 'open')
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    await answered
  } finally {
    socket.close()
  }
}

async function inspectorOf(port: number): Promise<string> {
  for (let turn = 0; turn < 600; turn += 1) {
    try {
      const targets = await fetch(`http://127.0.0.1:${port}/json`)
      const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[]
      if (target !== undefined) return target.webSocketDebuggerUrl
    } catch {
      // It is not open yet.
    }
    await wait(100)
  }
  throw new Error('The process does not open its inspector.')
}

function once(socket: WebSocket, name: 'open' | 'message'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name} of the inspector`)), 30_000)
    const settle = (work: () => void) => () => {
      clearTimeout(timer)
      work()
    }
    socket.addEventListener(name, settle(resolve), { once: true })
    socket.addEventListener(
      'error',
      settle(() => reject(new Error('the inspector hung up'))),
      {
        once: true,
      },
    )
  })
}
