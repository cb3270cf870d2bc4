import type { Attack, AttackRun } from '../attack.ts'
import { ask } from '../http/ask.ts'
import { askRaw } from '../http/ask-raw.ts'
import { inParallel } from '../in-parallel.ts'
import { type MalformedRequest, malformedRequests } from './malformed.data.ts'

/** What is no proper HTTP, by bare sockets: refused, never a 5xx, and the next who asks properly is answered. */
export const malformed: Attack = {
  name: 'malformed requests',
  async run(run) {
    const { stage, isQuick, random, through } = run
    const mangled = Array.from({ length: isQuick ? 100 : 2000 }, () => mangle(random))
    const all = [...malformedRequests, ...mangled]
    for (let at = 0; at < all.length; at += 24) {
      const some = all.slice(at, at + 24)
      await inParallel(some, 12, (request) => send(run, request))
      const healthy = await ask(stage.open.port, { path: '/about' })
      if (healthy.status !== 200) {
        const names = some.map(({ name }) => name).join('; ')
        through(`afterwards GET /about → ${healthy.status} ${healthy.problem ?? ''}: ${names}`)
        return
      }
    }
  },
}

async function send({ stage, tried, through }: AttackRun, request: MalformedRequest) {
  const { name, bytes, mustRefuse = false } = request
  for (const keepsOpen of [false, true]) {
    tried()
    const answers = await askRaw(stage.open.port, bytes, { quietMs: 1500, keepsOpen })
    for (const { status, headers, body } of answers) {
      if (status >= 500) through(`${name} → ${status} ${body.slice(0, 80)}`)
      if (mustRefuse && status < 400) through(`${name} → ${status}`)
      if (/(?:^|\n)\s+at .+:\d+:\d+/.test(body)) through(`${name} → a stack trace`)
      const location = headers.find((line) => /^location:/i.test(line))
      if (location?.includes('evil.example')) through(`${name} → ${location}`)
    }
    if (mustRefuse && answers.length > 1) through(`${name} → ${answers.length} answers`)
  }
}

const whole = Buffer.from(
  'POST /contact?a=b HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nOrigin: null\r\nContent-Length: 60\r\nConnection: close\r\n\r\n--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
)

/** A proper request with a few bytes changed, left out or doubled. */
function mangle({ below }: AttackRun['random']): MalformedRequest {
  let bytes = Buffer.from(whole)
  const places: number[] = []
  for (let turn = below(3) + 1; turn > 0; turn -= 1) {
    const place = below(bytes.length)
    places.push(place)
    const kind = below(3)
    const change = kind === 0 ? [below(256)] : kind === 1 ? [] : [bytes[place] ?? 0, below(256)]
    bytes = Buffer.concat([
      bytes.subarray(0, place),
      Buffer.from(change),
      bytes.subarray(place + 1),
    ])
  }
  return { name: `a form with changes at ${places.join(', ')}: ${bytes.toString('base64')}`, bytes }
}
