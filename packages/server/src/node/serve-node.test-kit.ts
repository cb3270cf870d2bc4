/** Serves one page, and writes to stdout after the last request. */
import { serveNode } from './serve-node.ts'

await serveNode(
  {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: ['127.0.0.1'],
    async onEnding() {
      process.stdout.write('ending ')
      await new Promise((resolve) => setTimeout(resolve, 50))
      process.stdout.write('written')
    },
  },
  {
    origin: 'http://localhost',
    isServedHost: (host) => host.startsWith('127.0.0.1:'),
    async render() {
      process.stdout.write('asked ')
      await new Promise((resolve) => setTimeout(resolve, 50))
      process.stdout.write('answered ')
      return new Response('page', { headers: { 'cache-control': 'private' } })
    },
  },
)
