/** Bytes that are not a proper request, or only almost. */
export interface MalformedRequest {
  name: string
  bytes: string | Buffer
  /** Two parsers may read it in two ways: it must be refused, or the connection closed. */
  mustRefuse?: boolean
}

type Row = readonly [name: string, bytes: string | Buffer]

const host = 'Host: localhost'
const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${[host, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const withHost = (line: string) => `GET /x HTTP/1.1\r\n${line}\r\nConnection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /contact HTTP/1.1\r\n${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
const chunked = 'Transfer-Encoding: chunked'

const requestLines = [
  ...'GET|GET /|GET / HTTP|GET / HTTP/|GET / HTTP/1|GET / HTTP/0.9|GET / HTTP/1.9|GET / HTTP/9.9|GET / HTTP/11.1|GET / http/1.1|GET  / HTTP/1.1|GET /  HTTP/1.1| GET / HTTP/1.1|get / HTTP/1.1|G E T / HTTP/1.1|GET / / HTTP/1.1|GET HTTP/1.1|GET /a b HTTP/1.1|NONSENSE / HTTP/1.1|CONNECT localhost:80 HTTP/1.1|CONNECT / HTTP/1.1|OPTIONS * HTTP/1.1|GET * HTTP/1.1|POST * HTTP/1.1|HEAD * HTTP/1.1|TRACE / HTTP/1.1|GET http://evil.example/ HTTP/1.1|GET http://evil.example/about HTTP/1.1|GET https://localhost/about HTTP/1.1|GET http:///about HTTP/1.1|GET http://[/about HTTP/1.1|GET http://:99999/about HTTP/1.1|GET http://user:pass@evil.example/about HTTP/1.1|GET ftp://evil.example/ HTTP/1.1|GET javascript:alert(1) HTTP/1.1|GET data:text/html,x HTTP/1.1|GET evil.example:80 HTTP/1.1|GET about HTTP/1.1|GET ?x HTTP/1.1|GET # HTTP/1.1|GET /about#x HTTP/1.1|GET ../../etc/passwd HTTP/1.1|PRI * HTTP/2.0'.split(
    '|',
  ),
  'GET\t/\tHTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /\u007f HTTP/1.1',
  'GET /\u00e9\u00ff HTTP/1.1',
  'GE\u0000T / HTTP/1.1',
  'GET \\about HTTP/1.1',
].map((line): Row => [JSON.stringify(line), `${line}\r\n${host}\r\nConnection: close\r\n\r\n`])

const malformedHeaders: readonly Row[] = [
  ...[
    ': nonsense',
    'nonsense',
    'X-A : b',
    'X-A: b\r\n c',
    'X-A: b\u0000c',
    'X-\u0000A: b',
    'X-A: \u00fc\u00ff\u0080',
    'Host: evil.example',
    'Upgrade: websocket\r\nSec-WebSocket-Key: x',
    'Upgrade: h2c\r\nHTTP2-Settings: AAA',
    'Expect: the-unexpected',
    'Accept-Encoding: ;;q=,,,gzip;q=zz,br;q=-1',
    'Range: bytes=9-1,x-y,-',
    'If-Modified-Since: never',
    'X-Forwarded-For: ,,[::,\u00ff\r\nForwarded: for="',
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: x;y',
  ].map((header): Row => [JSON.stringify(header), get('/about', header)]),
  ...['Host:', 'Host: [/]@#?', 'Host: a:b:c', 'Host: a/b?c#d', 'Host: a b'].map((line): Row => [
    JSON.stringify(line),
    withHost(line),
  ]),
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host of 20 kB', withHost(`Host: ${'a'.repeat(20_000)}`)],
  ['HTTP/1.0 without a host', 'GET /about HTTP/1.0\r\n\r\n'],
  ['a folded header first', `GET / HTTP/1.1\r\n ${host}\r\n\r\n`],
  ['a line feed alone', 'GET / HTTP/1.1\nHost: localhost\n\n'],
  ['a carriage return alone', `GET / HTTP/1.1\r${host}\r\r`],
  ['10,000 headers', get('/', ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: y`))],
  ['a header 1,000 times', get('/', ...Array.from({ length: 1000 }, () => 'X-A: y'))],
  ['a header of 200 kB', get('/', `X-A: ${'a'.repeat(200_000)}`)],
  ['a cookie of 15 kB', get('/about', `Cookie: a=${'b'.repeat(15_000)}`)],
  ['1,000 tags', get('/about', `If-None-Match: ${'"x",'.repeat(1000)}"y"`)],
  ['Expect and no body', post('Expect: 100-continue\r\nContent-Length: 3', '')],
  ['a malformed origin', post('Origin: ://[\r\nContent-Length: 3', 'a=b')],
]

/** Headers and the body after which a second request is smuggled, or nothing. */
const ambiguousLengths: readonly Row[] = [
  [`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${smuggled}`],
  [`${chunked}\r\nContent-Length: 6`, `0\r\n\r\nX${smuggled}`],
  ['Content-Length: 3\r\nContent-Length: 4', `a=b${smuggled}`],
  ['Content-Length: 3, 4', `a=b${smuggled}`],
  ['Content-Length: -1', smuggled],
  ['Content-Length: +3', `a=b${smuggled}`],
  ['Content-Length: 0x3', `a=b${smuggled}`],
  ['Content-Length: 3 bytes', `a=b${smuggled}`],
  ['Content-Length:', smuggled],
  ['Content-Length: 99999999999999999999999', 'a=b'],
  ['Transfer-Encoding: nonsense', `0\r\n\r\n${smuggled}`],
  ['Transfer-Encoding:\tchunked\r\nContent-Length: 5', `0\r\n\r\n${smuggled}`],
  ['Transfer-Encoding: \u000bchunked', `0\r\n\r\n${smuggled}`],
  ['Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`],
  ['Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`],
  [chunked, 'zz\r\nabc\r\n0\r\n\r\n'],
  [chunked, '-1\r\nabc\r\n0\r\n\r\n'],
  [chunked, 'ffffffffffffffffff\r\nabc'],
  [chunked, '3\r\nabcX\r\n0\r\n\r\n'],
]

const otherBytes: readonly Row[] = [
  ['nothing', ''],
  ['an empty line', '\r\n'],
  ['1,000 empty lines', `${'\r\n'.repeat(1000)}${get('/about')}`],
  ['a body that never comes', post('Content-Length: 1000', 'a=b')],
  ['a body that is too short', post('Content-Length: 100\r\nConnection: close', 'a=b')],
  ['a body that is too long', post('Content-Length: 1\r\nConnection: close', 'a=b')],
  ['a long chunk extension', post(chunked, `3;${'x'.repeat(30_000)}\r\na=b\r\n0\r\n\r\n`)],
  [
    'trailers',
    post(`${chunked}\r\nConnection: close`, '3\r\na=b\r\n0\r\nHost: evil.example\r\n\r\n'),
  ],
  ['a read with a body', `${get('/about', 'Content-Length: 3')}a=b`],
  ['a hundred in one', get('/about').replace('Connection: close', 'X: y').repeat(100)],
  ['the beginning of TLS', Buffer.from('16030100c8010000c403036f6e65', 'hex')],
  ['random bytes', Buffer.from('00ff7f80fe0d0a0d0a1b5b41', 'hex')],
  ['a zip file', Buffer.from('504b030414000000', 'hex')],
  ['a target of 9 kB', get(`/${'a'.repeat(9000)}`)],
  ['a target of 100 kB', get(`/${'a'.repeat(100_000)}`)],
  ['a query of 15 kB', get(`/about?${'a=b&'.repeat(3750)}`)],
  ['1,000 folders', get(`/${'a/'.repeat(1000)}`)],
]

export const malformedRequests: readonly MalformedRequest[] = [
  ...[...requestLines, ...malformedHeaders, ...otherBytes].map(([name, bytes]) => ({
    name,
    bytes,
  })),
  ...ambiguousLengths.map(([headers, body]) => ({
    name: JSON.stringify([headers, body]),
    bytes: post(headers, String(body)),
    mustRefuse: true,
  })),
]
