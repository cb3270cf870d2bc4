/*
 * URLs whose host, as a browser's URL parser reads it, says something else in a Content-Security-Policy or another header.
 */

const directives =
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem img-src connect-src font-src object-src media-src frame-src child-src worker-src manifest-src base-uri form-action frame-ancestors navigate-to report-uri report-to sandbox require-trusted-types-for trusted-types upgrade-insecure-requests block-all-mixed-content plugin-types'.split(
    ' ',
  )
/** Separators of directives or policies: plain, percent-encoded, and letters that become one. */
const separators = '; , %3b %3B %2c ； ， ;; ,; %253b'.split(' ')
const keywords =
  'none self unsafe-inline unsafe-eval unsafe-hashes strict-dynamic wasm-unsafe-eval report-sample nonce-abc sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='.split(
    ' ',
  )
const hosts = [
  ...`* ** *.* *.com *. *.co.uk x.* *x.example x*.example ＊ %2a %2A.com *:443 *:* x:* evil_host.example evil!.example evil$.example evil&.example evil(.example evil).example evil+.example evil=.example evil\`.example evil{}.example evil~.example evil".example .. . - x..example .example x.example. [::1] [::ffff:127.0.0.1] [x] 0x7f.1 2130706433 x.example:99999 x.example:0 x.example:-1 user:password@x.example x.example@evil.example münchen.example xn--.example x%00.example x%0d%0aset-cookie:a=b x%20script-src%20*`.split(
    ' ',
  ),
  ...`evil'.example¦¦x.example:8 script-src *¦${'a'.repeat(300)}.example¦${'a.'.repeat(2000)}example¦x\u00AD.example¦x\u200B;script-src *¦x\u2028.example¦x\u3002example¦x\r\nx-injected: 1¦x\n;script-src *¦x\t;script-src *¦x;\tscript-src *¦x\u0000.example¦x\u0085.example¦x;script-src *;y.example¦x;script-src 'unsafe-inline'¦x,script-src 'unsafe-inline'¦x\\;script-src¦x#;script-src *¦x?;script-src *`.split(
    '¦',
  ),
]
const wholeAddresses =
  `data:,x;script-src 'unsafe-inline'¦data:text/html,x¦blob:https://x;script-src-elem/y¦filesystem:https://x;sandbox/y¦javascript:x;script-src *¦ws://x;sandbox/¦http://x;sandbox/¦https:x;sandbox¦https:\\\\x;sandbox\\¦HTTPS://X;SANDBOX/¦//x;sandbox/¦///x;sandbox/¦\\\\x;sandbox\\¦https://https://x;sandbox/¦ https://x;sandbox/ ¦\u0001https://x;sandbox/¦https:/x;sandbox/¦https://x;sandbox¦*¦'unsafe-inline'¦https:¦; script-src *`.split(
    '¦',
  )

/** More than three hundred. */
export const hostileAddresses: readonly string[] = [
  ...new Set([
    ...directives.flatMap((directive) => [
      `https://x;${directive}/`,
      `https://x,${directive}/`,
      `https://x%3b${directive}/`,
    ]),
    ...separators.flatMap((separator) => [
      `https://x${separator}script-src-elem/`,
      `https://x${separator}sandbox.example/path?query#hash`,
      `https://${separator}`,
      `https://a.example${separator}b.example/`,
      `https://x.example:443${separator}sandbox/`,
    ]),
    ...keywords.flatMap((keyword) => [
      `https://'${keyword}'/`,
      `https://x;script-src-elem'${keyword}'/`,
      `https://%27${keyword}%27/`,
      `https://＇${keyword}＇/`,
    ]),
    ...hosts.flatMap((host) => [`https://${host}/`, `https://${host}`]),
    ...wholeAddresses,
  ]),
]
