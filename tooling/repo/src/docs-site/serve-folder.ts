import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder on a free port, as a page host does: compressed, and a folder is its `index.html`. */
export async function serveFolder(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    // An address never leads out of the folder: `URL` takes its dots away.
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://folder').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!isFile(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const isPhoto = type.startsWith('image/jpeg')
    const encoding = isPhoto ? {} : { 'content-encoding': 'gzip' }
    response.writeHead(200, { 'content-type': type, ...encoding })
    response.end(isPhoto ? readFileSync(file) : gzipSync(readFileSync(file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
