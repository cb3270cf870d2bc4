import { connect } from 'node:net'
import { readAnswers, type RawAnswer } from './read-answers.ts'

/**
 * Sends bytes as they are and gives all answers that come until the server hangs up, or says nothing more.
 *
 * @param quietMs - how long a silence is waited for
 */
export function askRaw(
  port: number,
  bytes: Buffer | string,
  { quietMs = 2000, keepsOpen = false }: { quietMs?: number; keepsOpen?: boolean } = {},
): Promise<RawAnswer[]> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const finish = () => {
      socket.destroy()
      resolve(readAnswers(Buffer.concat(parts)))
    }
    socket.setTimeout(quietMs, finish)
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('end', finish).on('error', finish).on('close', finish)
    const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    if (keepsOpen) socket.write(data)
    else socket.end(data)
  })
}
