import type { Attack, AttackRun } from '../attack.ts'
import { contactForm, sendForm, type SiteForm } from '../http/site-form.ts'

/** Origins that are not the site's, however like it they look. */
function foreignTo(origin: string): (string | string[])[] {
  const { port } = new URL(origin)
  return [
    'https://evil.example',
    'http://evil.example',
    'null',
    '',
    ' ',
    'localhost',
    `localhost:${port}`,
    `//localhost:${port}`,
    'http://localhost',
    `http://localhost:${port}1`,
    `http://localhost:${Number(port) - 1}`,
    `http://localhost.evil.example:${port}`,
    `http://evil.localhost:${port}`,
    `http://xlocalhost:${port}`,
    `http://localhost:${port}.evil.example`,
    `http://localhost:${port}@evil.example`,
    `http://evil.example:${port}`,
    `http://evil.example/${origin}`,
    `http://evil.example?${origin}`,
    `http://evil.example#${origin}`,
    `http://localhost%00.evil.example:${port}`,
    `http://[::1]:${port}`,
    'file://',
    'data:',
    'about:blank',
    'chrome-extension://abc',
    'javascript:alert(1)',
    '*',
    `https://evil.example, ${origin}`,
    `${origin}, https://evil.example`,
    `${origin} https://evil.example`,
    ['https://evil.example', origin],
    [origin, 'https://evil.example'],
  ]
}

/** Headers by which a stranger's page might make its origin look like the site's. */
const disguises: readonly Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
  { referer: 'http://localhost/' },
  { 'x-http-method-override': 'GET' },
  { 'sec-fetch-site': 'same-origin' },
]

/** Forms that another site sends are refused, and do nothing; the site's own are taken. */
export const foreignOrigins: Attack = {
  name: 'foreign origins',
  async run(run) {
    const { stage } = run
    const { port, origin } = stage.open
    const message = await contactForm(port)
    const gift: SiteForm = { path: '/fundraising/maya-walks/donate', fields: { amount: '25' } }
    const forms = [
      message,
      { ...message, path: '/contact.data' },
      gift,
      { ...gift, path: `${gift.path}.data` },
    ]
    for (const form of forms) {
      for (const foreign of foreignTo(origin)) {
        for (const disguise of disguises) await refuse(run, { form, foreign, disguise })
      }
    }
    for (const form of forms) {
      run.tried()
      const before = stage.messagesTaken()
      const own = await sendForm(port, form, { origin, host: new URL(origin).host })
      const isTaken = form.fields === message.fields ? stage.messagesTaken() === before + 1 : true
      if (own.status >= 400 || own.status === 0 || !isTaken) {
        run.through(`POST ${form.path} from the site itself → ${own.status}`)
      }
    }
  },
}

async function refuse(
  { stage, tried, through }: AttackRun,
  {
    form,
    foreign,
    disguise,
  }: { form: SiteForm; foreign: string | string[]; disguise: Record<string, string> },
): Promise<void> {
  tried()
  const { port, origin } = stage.open
  const before = stage.messagesTaken()
  const { status, headers } = await sendForm(port, form, {
    host: new URL(origin).host,
    ...disguise,
    origin: foreign,
  })
  const told = `POST ${form.path} from ${JSON.stringify(foreign)} ${JSON.stringify(disguise)}`
  if (stage.messagesTaken() !== before) through(`${told} → ${status}, and was sent on`)
  else if (headers.location !== undefined) through(`${told} → ${status} to ${headers.location}`)
  else if (status !== 403) through(`${told} → ${status}`)
}
