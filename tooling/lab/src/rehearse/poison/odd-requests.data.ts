/** A request that differs from a plain one in what it says besides its address. */
export interface OddRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** Appended to the query of the address. */
  readonly query?: string
}

const hosts = ['summit.test', 'tideline.test', 'nobody.test', 'localhost', '127.0.0.1', '']

const headers: Readonly<Record<string, readonly (string | string[])[]>> = {
  host: hosts,
  'x-forwarded-host': [
    ...hosts,
    'summit.test, tideline.test',
    'tideline.test, summit.test',
    ['summit.test', 'tideline.test'],
  ],
  X_Forwarded_Host: ['summit.test'],
  'x-host': ['summit.test'],
  'x-forwarded-server': ['summit.test'],
  'x-original-host': ['summit.test'],
  'x-forwarded-proto': ['https', 'http, https', 'ftp'],
  'x-forwarded-scheme': ['https'],
  'x-forwarded-port': ['8443'],
  'x-forwarded-for': ['203.0.113.9', '127.0.0.1', '10.0.0.1, 203.0.113.9'],
  'x-real-ip': ['127.0.0.1'],
  forwarded: ['host=summit.test;proto=https;for=127.0.0.1', 'for="[::1]"'],
  'accept-language': ['cy', 'fr-FR, fr;q=0.9', '*'],
  'accept-encoding': ['gzip', 'br', 'gzip, br', 'identity', '*;q=0', 'deflate', ''],
  accept: ['application/json', 'text/html', 'text/x-script', 'image/avif', '*/*;q=0', ''],
  cookie: [
    'session=stranger',
    'milepost-consent=accepted',
    'milepost-consent=refused',
    'language=cy; user=1',
    '__Host-preview=x; previewToken=x',
  ],
  authorization: ['Bearer stranger', 'Basic eDp5'],
  'x-original-url': ['/reports', '/cy'],
  'x-rewrite-url': ['/reports', '/cy'],
  'x-http-method-override': ['POST', 'DELETE', 'HEAD'],
  range: ['bytes=0-99', 'bytes=-1', 'bytes=999999999-'],
  'if-none-match': ['*', '"x"', 'W/"x"'],
  'if-match': ['"x"'],
  'if-modified-since': ['Fri, 01 Jan 2100 00:00:00 GMT'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"x"'],
  'cache-control': ['no-cache', 'no-store', 'only-if-cached'],
  pragma: ['no-cache'],
  origin: ['https://evil.example', 'null'],
  referer: ['https://evil.example/'],
  'sec-gpc': ['1'],
  dnt: ['1'],
  'save-data': ['on'],
  'sec-fetch-dest': ['iframe', 'script'],
  'sec-fetch-mode': ['cors'],
  'sec-fetch-site': ['cross-site'],
  'sec-purpose': ['prefetch'],
  'user-agent': ['Googlebot', 'facebookexternalhit/1.1', 'a'.repeat(2000)],
  traceparent: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  'x-request-id': ['stranger'],
  'x-nonce': ['stranger'],
  'x-requested-with': ['XMLHttpRequest'],
  'x-react-router-data': ['yes'],
  'surrogate-key': ['tideline/content'],
  upgrade: ['websocket', 'h2c'],
  te: ['trailers'],
  expect: ['100-continue'],
}

const queries = [
  'login',
  'login=register',
  'redirect=/reports',
  'redirect=https://evil.example',
  'cookies',
  'cookies=policy',
  'donation-id=1',
  'donation-id=d1&amount=10',
  'name=Stranger',
  'first_name=Stranger',
  'amount=1234',
  'answer_1=Stranger',
  'shareOptions=1',
  'previewToken=x',
  'previewUID=x',
  'documentId=x',
  'token=x',
  'modal=share',
  'disableScroll=1',
  'q=stranger',
  'team=stranger',
  'page=2',
  'paper=a4',
  'locale=cy',
  'label=Stranger',
  'background=red',
  'utm_source=x&utm_medium=y&utm_campaign=z',
  'fbclid=x',
  'gclid=x',
  '_routes=root',
  'index',
  'slug=other',
  'slug%00=x',
  '%73lug=other',
]

const methods: readonly OddRequest[] = [
  { method: 'HEAD' },
  { method: 'HEAD', headers: { 'x-forwarded-host': 'summit.test' } },
  { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  { method: 'POST', headers: { 'content-length': '0', origin: 'https://evil.example' } },
  { method: 'PURGE' },
  { method: 'DELETE' },
]

/** Every header, query and method that could change a response without being part of a cache's key. */
export const oddRequests: readonly OddRequest[] = [
  ...Object.entries(headers).flatMap(([name, values]) =>
    values.map((value) => ({ headers: { [name]: value } })),
  ),
  ...queries.map((query) => ({ query })),
  ...methods,
]

/** Addresses of each site: pages in both languages, data for other sites, feeds, closed and missing pages. */
export const addresses: readonly (readonly [host: string, path: string])[] = [
  ['tideline.test', '/'],
  ['tideline.test', '/about'],
  ['tideline.test', '/cy/about'],
  ['tideline.test', '/fundraising/maya-walks'],
  ['tideline.test', '/nobody'],
  ['tideline.test', '/cy/fundraising/nobody'],
  ['tideline.test', '/totals.json'],
  ['tideline.test', '/embed/frame/site'],
  ['tideline.test', '/robots.txt'],
  ['tideline.test', '/sitemap.xml'],
  ['tideline.test', '/rss.xml'],
  ['tideline.test', '/embed'],
  ['tideline.test', '/register'],
  ['tideline.test', '/status.json'],
  ['tideline.test', '/site.webmanifest'],
  ['tideline.test', '/preview'],
  ['tideline.test', '/%2e%2e/about'],
  ['summit.test', '/'],
  ['summit.test', '/about'],
  ['summit.test', '/nobody'],
  ['summit.test', '/totals.json'],
  ['summit.test', '/oembed'],
  ['nobody.test', '/'],
]

/** The addresses that `npm test` has time for. */
export const quickAddresses: typeof addresses = [
  ['tideline.test', '/'],
  ['tideline.test', '/cy/about'],
  ['tideline.test', '/nobody'],
  ['tideline.test', '/totals.json'],
  ['summit.test', '/'],
  ['summit.test', '/robots.txt'],
  ['nobody.test', '/'],
]
