/** Bytes that are no proper request, or only almost. */
export interface MalformedRequest {
  name: string
  bytes: string | Buffer
  /** Two ends may read it in two ways: it must be refused, or the connection ended. */
  mustRefuse?: boolean
}

const host = 'Host: localhost'
const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${[host, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const post = (headers: readonly string[], body: string) =>
  `POST /contact HTTP/1.1\r\n${[host, 'Content-Type: application/x-www-form-urlencoded', ...headers].join('\r\n')}\r\n\r\n${body}`
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'

const lines: MalformedRequest[] = [
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/',
  'GET / HTTP/1',
  'GET / HTTP/0.9',
  'GET / HTTP/1.9',
  'GET / HTTP/9.9',
  'GET / HTTP/11.1',
  'GET / http/1.1',
  'GET  / HTTP/1.1',
  'GET /  HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  ' GET / HTTP/1.1',
  'get / HTTP/1.1',
  'G E T / HTTP/1.1',
  'GET / / HTTP/1.1',
  'GET HTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /a b HTTP/1.1',
  'GET /\u007f HTTP/1.1',
  'GET /\u00e9\u00ff HTTP/1.1',
  'GE\u0000T / HTTP/1.1',
  'NONSENSE / HTTP/1.1',
  'CONNECT localhost:80 HTTP/1.1',
  'CONNECT / HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET * HTTP/1.1',
  'POST * HTTP/1.1',
  'HEAD * HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET http://evil.example/about HTTP/1.1',
  'GET https://localhost/about HTTP/1.1',
  'GET http:///about HTTP/1.1',
  'GET http://[/about HTTP/1.1',
  'GET http://:99999/about HTTP/1.1',
  'GET http://user:pass@evil.example/about HTTP/1.1',
  'GET ftp://evil.example/ HTTP/1.1',
  'GET javascript:alert(1) HTTP/1.1',
  'GET data:text/html,x HTTP/1.1',
  'GET evil.example:80 HTTP/1.1',
  'GET about HTTP/1.1',
  'GET ?x HTTP/1.1',
  'GET # HTTP/1.1',
  'GET /about#x HTTP/1.1',
  'GET ../../etc/passwd HTTP/1.1',
  'GET \\about HTTP/1.1',
  'PRI * HTTP/2.0',
].map((line) => ({
  name: `the line ${JSON.stringify(line)}`,
  bytes: `${line}\r\n${host}\r\nConnection: close\r\n\r\n`,
}))

const headerSets: MalformedRequest[] = [
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', get('/about', 'Host: evil.example')],
  ['an empty host', 'GET /about HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ['a host of nonsense', 'GET /about HTTP/1.1\r\nHost: [/]@#?\r\nConnection: close\r\n\r\n'],
  ['a host with a port of nonsense', 'GET /x HTTP/1.1\r\nHost: a:b:c\r\nConnection: close\r\n\r\n'],
  ['a host with a path', 'GET /x HTTP/1.1\r\nHost: a/b?c#d\r\nConnection: close\r\n\r\n'],
  ['a host with spaces', 'GET /x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  [
    'a host of 20 kB',
    `GET /x HTTP/1.1\r\nHost: ${'a'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
  ],
  ['HTTP/1.0 without a host', 'GET /about HTTP/1.0\r\n\r\n'],
  ['a header without a colon', get('/', 'nonsense')],
  ['a header without a name', get('/', ': nonsense')],
  ['a space before the colon', get('/', 'X-A : b')],
  ['a folded header', get('/', 'X-A: b\r\n c')],
  ['a folded header first', `GET / HTTP/1.1\r\n ${host}\r\n\r\n`],
  ['NUL in a header', get('/', 'X-A: b\u0000c')],
  ['NUL in the name of a header', get('/', 'X-\u0000A: b')],
  ['a line feed alone', 'GET / HTTP/1.1\nHost: localhost\n\n'],
  ['a carriage return alone', `GET / HTTP/1.1\r${host}\r\r`],
  ['ten thousand headers', get('/', ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: y`))],
  ['the same header a thousand times', get('/', ...Array.from({ length: 1000 }, () => 'X-A: y'))],
  ['a header of 200 kB', get('/', `X-A: ${'a'.repeat(200_000)}`)],
  ['a cookie of 15 kB', get('/about', `Cookie: a=${'b'.repeat(15_000)}`)],
  ['letters beyond ASCII in a header', get('/about', 'X-A: \u00fc\u00ff\u0080')],
  ['an upgrade to a web socket', get('/about', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')],
  ['an upgrade to HTTP/2', get('/about', 'Upgrade: h2c', 'HTTP2-Settings: AAA')],
  ['a great expectation', get('/about', 'Expect: the-unexpected')],
  ['Expect and no body', post(['Expect: 100-continue', 'Content-Length: 3'], '')],
  ['an encoding of nonsense', get('/about', 'Accept-Encoding: ;;q=,,,gzip;q=zz,br;q=-1')],
  ['a range of nonsense', get('/about', 'Range: bytes=9-1,x-y,-')],
  ['a time of nonsense', get('/about', 'If-Modified-Since: never')],
  ['a thousand tags', get('/about', `If-None-Match: ${'"x",'.repeat(1000)}"y"`)],
  ['an origin of nonsense', post(['Origin: ://[', 'Content-Length: 3'], 'a=b')],
  ['a forwarding of nonsense', get('/about', 'X-Forwarded-For: ,,[::,\u00ff', 'Forwarded: for="')],
  ['a forwarded host', get('/about', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: x;y')],
].map(([name = '', bytes = '']) => ({ name, bytes }))

const lengths: MalformedRequest[] = [
  [
    'a length and chunks',
    post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
  ],
  [
    'chunks and a length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\nX${smuggled}`),
  ],
  ['two lengths', post(['Content-Length: 3', 'Content-Length: 4'], `a=b${smuggled}`)],
  ['two lengths in one', post(['Content-Length: 3, 4'], `a=b${smuggled}`)],
  ['a length below nothing', post(['Content-Length: -1'], smuggled)],
  ['a length with a sign', post(['Content-Length: +3'], `a=b${smuggled}`)],
  ['a length in sixteens', post(['Content-Length: 0x3'], `a=b${smuggled}`)],
  ['a length with words', post(['Content-Length: 3 bytes'], `a=b${smuggled}`)],
  ['an empty length', post(['Content-Length:'], smuggled)],
  ['a length beyond all numbers', post(['Content-Length: 99999999999999999999999'], 'a=b')],
  ['an unknown coding', post(['Transfer-Encoding: nonsense'], `0\r\n\r\n${smuggled}`)],
  [
    'chunked with a tab',
    post(['Transfer-Encoding:\tchunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
  ],
  [
    'chunked after a vertical tab',
    post(['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${smuggled}`),
  ],
  [
    'chunked, then something',
    post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`),
  ],
  [
    'chunked with a space before the colon',
    post(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`),
  ],
  ['a chunk of nonsense', post(['Transfer-Encoding: chunked'], `zz\r\nabc\r\n0\r\n\r\n`)],
  ['a chunk below nothing', post(['Transfer-Encoding: chunked'], `-1\r\nabc\r\n0\r\n\r\n`)],
  ['a chunk beyond all numbers', post(['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\nabc`)],
  ['a chunk without an end', post(['Transfer-Encoding: chunked'], `3\r\nabcX\r\n0\r\n\r\n`)],
].map(([name = '', bytes = '']) => ({ name, bytes, mustRefuse: true }))

const rests: MalformedRequest[] = [
  ['nothing', ''],
  ['an empty line', '\r\n'],
  ['a thousand empty lines', `${'\r\n'.repeat(1000)}${get('/about')}`],
  ['a body that never comes', post(['Content-Length: 1000'], 'a=b')],
  ['less than it says', post(['Content-Length: 100', 'Connection: close'], 'a=b')],
  ['more than it says', post(['Content-Length: 1', 'Connection: close'], 'a=b')],
  [
    'a chunk with long extensions',
    post(['Transfer-Encoding: chunked'], `3;${'x'.repeat(30_000)}\r\na=b\r\n0\r\n\r\n`),
  ],
  [
    'trailers',
    post(
      ['Transfer-Encoding: chunked', 'Connection: close'],
      '3\r\na=b\r\n0\r\nHost: evil.example\r\n\r\n',
    ),
  ],
  [
    'a read with a body',
    `GET /about HTTP/1.1\r\n${host}\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b`,
  ],
  ['a hundred in one', get('/about').replace('Connection: close', 'X: y').repeat(100)],
  ['the beginning of TLS', Buffer.from('16030100c8010000c403036f6e65', 'hex')],
  ['random bytes', Buffer.from('00ff7f80fe0d0a0d0a1b5b41', 'hex')],
  ['a zip', Buffer.from('504b030414000000', 'hex')],
  ['a target of 9 kB', get(`/${'a'.repeat(9000)}`)],
  ['a target of 100 kB', get(`/${'a'.repeat(100_000)}`)],
  ['a query of 15 kB', get(`/about?${'a=b&'.repeat(3750)}`)],
  ['a thousand folders', get(`/${'a/'.repeat(1000)}`)],
].map(([name = '', bytes = '']) => ({ name: String(name), bytes }))

export const malformedRequests: readonly MalformedRequest[] = [
  ...lines,
  ...headerSets,
  ...lengths,
  ...rests,
]
