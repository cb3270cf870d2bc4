/**
 * Asks one host of a server so often a second, in a process of its own: `storm.ts PORT HOST PER-SECOND SECONDS PATHS…`.
 * Says what it got.
 */
import autocannon from 'autocannon'

const [port, host = '', perSecond, seconds, ...paths] = process.argv.slice(2)
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections: 50,
  overallRate: Number(perSecond),
  duration: Number(seconds),
  timeout: 30,
  requests: paths.map((path) => ({
    path,
    headers: { host, accept: 'text/html', 'accept-encoding': 'br' },
  })),
})
const { total } = result.requests
const codes = Object.entries(result.statusCodeStats ?? {})
  .map(([code, { count }]) => `${count} × ${code}`)
  .join(', ')
console.log(`${Math.round(total / result.duration)}/s: ${codes}`)
