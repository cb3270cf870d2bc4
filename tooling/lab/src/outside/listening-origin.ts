import type { Readable } from 'node:stream'

const minuteMs = 60_000

/**
 * Waits until a server says where it listens.
 *
 * @param name - what it is called when it does not start
 * @throws Error when it ends, or says nothing for five minutes
 */
export async function listeningOrigin(
  { stdout }: { stdout: Readable },
  name: string,
): Promise<string> {
  let said = ''
  const signal = AbortSignal.timeout(5 * minuteMs)
  for await (const part of stdout.iterator({ destroyOnReturn: false })) {
    said += String(part)
    const origin = /(?:listening on|Site) +(\S+)\n/.exec(said)?.[1]
    if (origin !== undefined) return origin
    signal.throwIfAborted()
  }
  throw new Error(`${name} did not start: ${said}`)
}
