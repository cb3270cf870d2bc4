import { Agent } from 'node:http'
import type { Attack, AttackRun } from '../attack.ts'
import { ask, type Answer } from '../http/ask.ts'
import { contactForm, sendForm, type SiteForm } from '../http/site-form.ts'
import { inParallel } from '../in-parallel.ts'

/** Nobody sends this many forms by hand; the site must have said no long before. */
const mostPosts = 400

/** Addresses for documentation: nobody has them. */
const one = '203.0.113.7'
const another = '198.51.100.9'

/** A form sent over and over from one address is refused, others are not, and reading is free. */
export const rateLimits: Attack = {
  name: 'rate limits',
  async run(run) {
    const { stage, through } = run
    const { port, origin } = stage.limited
    const message = await contactForm(port)
    if (message.fields['milepost-form'] === '') {
      through('the contact page has no form: nothing would be tried')
      return
    }
    await hammer(run, message, { who: 'one address', from: () => one })
    const other = await sendForm(port, message, { origin, 'x-forwarded-for': another })
    run.tried()
    if (other.status === 429 || other.status >= 500) {
      through(`another address is answered ${other.status}, too`)
    }
    const gift: SiteForm = { path: '/fundraising/maya-walks/donate', fields: { amount: '25' } }
    await hammer(run, gift, { who: 'one address', from: () => one })
    // Whoever is asked through a proxy may write what they like in front of what the proxy adds.
    await hammer(run, gift, {
      who: 'one address behind made-up ones',
      from: (turn) => `192.0.2.${turn % 250}, 10.${turn % 250}.0.1, 203.0.113.8`,
    })
    // Who has one address of the sixth version has all those beside it.
    await hammer(run, gift, {
      who: 'one network of IPv6',
      from: (turn) => `2001:db8:1:2:${turn.toString(16)}::1`,
    })
    await readFreely(run)
  },
}

async function hammer(
  { stage, tried, through, note }: AttackRun,
  form: SiteForm,
  { who, from }: { who: string; from: (turn: number) => string },
): Promise<void> {
  const { port, origin } = stage.limited
  for (let turn = 0; turn < mostPosts; turn += 1) {
    tried()
    const answer = await sendForm(port, form, { origin, 'x-forwarded-for': from(turn) })
    if (answer.status >= 500 || answer.status === 0) {
      through(`POST ${form.path}, ${who}, number ${turn + 1} → ${answer.status}`)
      return
    }
    if (answer.status !== 429) continue
    note(`${form.path}, ${who}: 429 at number ${turn + 1}`)
    for (const problem of problemsOf(answer)) through(`POST ${form.path} → 429 ${problem}`)
    return
  }
  through(`POST ${form.path}, ${who}: ${mostPosts} times without a 429`)
}

function problemsOf({ headers, body }: Answer): string[] {
  const problems: string[] = []
  const seconds = headers['retry-after']
  if (!/^[1-9]\d{0,4}$/.test(seconds ?? '')) problems.push(`with Retry-After "${seconds ?? ''}"`)
  const text = body.toString().replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ')
  if (!/\btry again\b|\bwait\b|\bminute|\bsecond/i.test(text))
    problems.push('without words that help')
  return problems
}

async function readFreely({ stage, isQuick, tried, through }: AttackRun): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const reads = Array.from({ length: isQuick ? 1000 : 5000 }, (_, turn) =>
    turn % 2 === 0 ? '/about' : '/',
  )
  try {
    await inParallel(reads, 8, async (path) => {
      tried()
      const headers = { 'x-forwarded-for': one }
      const { status, problem } = await ask(stage.limited.port, { path, headers, agent })
      if (status !== 200)
        through(`GET ${path} of who sent too many forms → ${status} ${problem ?? ''}`)
    })
  } finally {
    agent.destroy()
  }
}
