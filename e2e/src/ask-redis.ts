import { connect } from 'node:net'

/**
 * Sends commands to a Redis, as an administrator types them.
 *
 * @returns what it answers to the last one, as it comes over the connection
 */
export function askRedis(url: string, ...commands: string[]): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (part) => {
      answer += part.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write([...commands, 'QUIT', ''].join('\r\n'))
  })
}
