import { createServer } from 'node:http'
import next from 'next'

const application = next({ dev: false, hostname: '127.0.0.1' })
await application.prepare()
const answer = application.getRequestHandler()
const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`)
})
