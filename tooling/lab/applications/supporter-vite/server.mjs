import { preview } from 'vite'

const { resolvedUrls } = await preview({ preview: { port: 0, host: '127.0.0.1' } })
console.log(`listening on ${resolvedUrls.local[0].replace(/\/$/, '')}`)
