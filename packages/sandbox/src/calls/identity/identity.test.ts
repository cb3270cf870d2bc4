import { authorizeLink, createPlatform, sandboxEnvironment } from '@milepost/platform'
import { connect } from '@milepost/platform/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { testNowMs } from '../../testing/test-now.test-kit.ts'
import { sendForm, startTestServer } from '../../testing/test-server.test-kit.ts'

const path = '/identity/connect/authorize'
const redirectUri = 'http://site.example/signed-in?a=1'

let nowMs = testNowMs
let server: SandboxServer
beforeAll(async () => void (server = await startTestServer({ clock: () => nowMs })))
afterAll(() => server.close())

const platform = () => createPlatform({ environment: sandboxEnvironment(server.origin) })
const link = (acrOptions: { signUp?: boolean; email?: string } = {}) =>
  authorizeLink(platform(), { clientId: 'demo', redirectUri, state: 'home=/a&b', ...acrOptions })

/** Returns the fields of a page's form, as a browser would submit them. */
function fieldsOf(html: string): Record<string, string> {
  const unescaped = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  return Object.fromEntries(
    [...html.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => [
      /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
      unescaped(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    ]),
  )
}

async function signInBy(form: Record<string, string>, at = link()) {
  const html = await (await fetch(at)).text()
  return sendForm(server, path, { ...fieldsOf(html), ...form })
}

const maya = { email: 'maya@tideline.example', password: 'milepost' }

async function allowed(form: Record<string, string> = maya, at = link()): Promise<URL> {
  const consent = await signInBy(form, at)
  const { location } = await sendForm(server, path, { ...fieldsOf(consent.html), answer: 'allow' })
  return new URL(location ?? '')
}

describe('the authorize page', () => {
  it('accepts a code for its redirect URL, for five minutes', async () => {
    const code = (await allowed()).searchParams.get('code') ?? ''
    await expect(
      connect(platform(), { code, redirectUri: 'http://other.example/' }),
    ).rejects.toMatchObject({ status: 400 })
    const late = (await allowed()).searchParams.get('code') ?? ''
    nowMs += 300_000
    await expect(connect(platform(), { code: late })).rejects.toMatchObject({ status: 400 })
    nowMs = testNowMs
  })

  it('shows errors next to their fields, and never refills the password', async () => {
    const wrong = await signInBy({ email: 'maya@tideline.example', password: 'wr"ong<' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toMatch(/id="password-error">Wrong email address or password/)
    expect(wrong.html).not.toContain('wr&quot;ong')
    const empty = await signInBy({ email: '', password: '' })
    expect(empty.html).toContain('Enter your email address')
    expect(empty.html).toContain('Enter your password')
  })

  it.each([
    '',
    '?client_id=demo&response_type=code',
    '?client_id=demo&response_type=code&redirect_uri=javascript:alert(1)',
    '?client_id=demo&response_type=code&redirect_uri=//site.example',
    '?response_type=code&redirect_uri=http://site.example/',
  ])('never redirects to an untrusted URL: %s', async (query) => {
    const response = await fetch(server.origin + path + query, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  it('redirects for other response types, and escapes parameters', async () => {
    const query = new URLSearchParams({ client_id: 'demo', redirect_uri: redirectUri })
    const token = await fetch(`${server.origin}${path}?${query}&response_type=token`, {
      redirect: 'manual',
    })
    expect(token.headers.get('location')).toContain('error=unsupported_response_type')
    const hostile = link({ email: '"><script>alert(1)</script>' })
    expect(await (await fetch(hostile)).text()).not.toContain('<script')
    const broken = await fetch(
      `${server.origin}${path}?${query}&response_type=code&acr_values=encodedOptions:%00`,
    )
    expect(broken.status).toBe(200)
  })
})
