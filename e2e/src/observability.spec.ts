import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { stopServer } from '@milepost/config/server-process'
import { builtSite } from './built-site.ts'
import { repositoryRoot } from './repository-root.ts'
import { expect, open, test } from './test.ts'

const token = 'a-token-for-the-tests'

/** Personal data that no log and no metric may contain. */
const secrets = {
  slug: 'zelda-quist',
  mail: 'zelda@quist.example',
  key: 'sk-zelda-0123456789abcdef',
  words: 'Zelda Quist',
  address: '203.0.113.77',
}

interface WatchedSite {
  readonly origin: string
  /** Everything that it printed. */
  readonly log: () => string
  /** Everything that it sent to its collector, as text. */
  readonly sent: () => string
  readonly stop: () => Promise<void>
}

/** The built site as an operator watches it: logs, measurements, traces. */
async function startWatched(
  sandboxOrigin: string,
  environment: Record<string, string> = {},
): Promise<WatchedSite> {
  const sent: string[] = []
  const collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      sent.push(`${request.url} ${Buffer.concat(parts).toString('latin1')}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const [port, collectorPort] = await Promise.all([freePort(), freePort()])
  await new Promise<void>((resolve) => collector.listen(collectorPort, '127.0.0.1', resolve))
  const origin = `http://localhost:${port}`
  const site = spawn(process.execPath, [join(builtSite(), 'serve.js')], {
    env: {
      ...process.env,
      SITE: 'tideline',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_ORIGIN: origin,
      SANDBOX_ORIGIN: sandboxOrigin,
      LOG: 'json',
      METRICS: 'on',
      METRICS_TOKEN: token,
      SERVER_TIMING: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const note = (part: Buffer) => (log += part.toString())
  site.stdout.on('data', note)
  site.stderr.on('data', note)
  await expect.poll(() => log, { timeout: 30_000 }).toContain('listening')
  return {
    origin,
    log: () => log,
    sent: () => sent.join('\n'),
    async stop() {
      await stopServer(site, 10_000)
      await new Promise((resolve) => collector.close(resolve))
    },
  }
}

test('an error page shows the reference in the log', async ({ page }) => {
  const site = await startWatched(`http://127.0.0.1:${await freePort()}`)
  try {
    const response = await page.goto(`${site.origin}/fundraising/${secrets.slug}`)
    expect(response?.status()).toBe(503)
    const reference = page.getByText(/^Reference: [0-9A-Z]{12}$/)
    await expect(reference).toBeVisible()
    const id = (await reference.textContent())?.slice('Reference: '.length) ?? ''
    expect(response?.headers()['x-request-id']).toBe(id)
    const lines = site
      .log()
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', route: '/fundraising/:slug', id }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ status: 503, id }))
    expect(site.log()).not.toContain(secrets.slug)
  } finally {
    await site.stop()
  }
})

test('each error has a reference, available at once', async ({ page, browserErrors, tideline }) => {
  const site = await startWatched(tideline.sandboxOrigin)
  try {
    await open(page, `${site.origin}/about`)
    await tideline.killSandbox()
    await open(page, `${site.origin}/fundraising/${secrets.slug}`)
    const reference = page.getByText(/^Reference: [0-9A-Z]{12}$/)
    const first = await reference.textContent()
    expect(first).toMatch(/\w{12}$/)
    expect(browserErrors.filter((text) => !text.startsWith('Failed to load'))).toEqual([])
    await open(page, `${site.origin}/fundraising/${secrets.slug}-two`)
    expect(await reference.textContent()).not.toBe(first)
  } finally {
    await tideline.restartSandbox()
    await site.stop()
  }
})

test('metrics need the token and contain no personal data @core', async ({ request, tideline }) => {
  const site = await startWatched(tideline.sandboxOrigin, { TRACE_SERVICES: 'on' })
  const { slug, mail, key, words, address } = secrets
  const headers = {
    'x-forwarded-for': address,
    'user-agent': words,
    authorization: `Bearer ${key}`,
    cookie: `session=${key}`,
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  }
  try {
    const query = `name=${encodeURIComponent(words)}&donation-id=${key}&email=${mail}&q=${slug}`
    const paths = [
      '/',
      '/about',
      `/fundraising/${slug}`,
      `/fundraising/%7Aelda-quist`,
      `/fundraising/${slug}.data`,
      `/FUNDRAISING/${slug}`,
      `/teams/${slug}/more`,
      `/fundraising-edit/${slug}`,
      `/fundraising/${slug}/donate/complete`,
      `/refresh/page/${slug}`,
      `/search-results?text=${words}`,
      `/${mail}`,
      `/reset-password/${key}`,
      `//${slug}//x`,
      `/%E0%A4%A${slug}`,
      `/media/https/${slug}.example/${slug}.png`,
      `/metrics?token=${key}`,
      `/${slug}/${'x'.repeat(9000)}`,
    ]
    for (const path of paths) {
      for (const address of [path, `${path}${path.includes('?') ? '&' : '?'}${query}`]) {
        const answer = await request.get(site.origin + address, { headers, maxRedirects: 0 })
        expect(answer.status(), address).not.toBe(500)
      }
    }
    const form = { amount: mail, name: words, message: key }
    const posts = [
      '/',
      `/fundraising/${slug}/donate`,
      '/contact',
      '/about',
      `/refresh/page/${slug}`,
    ]
    for (const path of posts) {
      const answer = await request.post(site.origin + path, { headers, form, maxRedirects: 0 })
      expect(answer.status(), path).not.toBe(500)
    }
    const refused = await request.fetch(`${site.origin}/${slug}`, { method: 'PUT', headers })
    expect(refused.headers()['x-request-id']).toMatch(/^[0-9A-Z]{12}$/)

    const audit = await request.post(`${site.origin}/reports/audit`, {
      headers,
      form: { outcome: 'granted', name: words },
    })
    expect(audit.status()).toBe(204)
    const other = await request.post(`${site.origin}/reports/audit`, { form: { outcome: mail } })
    expect(other.status()).toBe(400)
    const large = { outcome: 'granted', more: 'x'.repeat(2000) }
    expect((await request.post(`${site.origin}/reports/audit`, { form: large })).status()).toBe(413)
    expect(site.log()).toMatch(
      /"level":"audit","time":"[^"]+","event":"reports-sign-in","outcome":"granted","id":"\w{12}","network":"203\.0\.113\.0\/24"/,
    )

    expect((await request.get(`${site.origin}/metrics`)).status()).toBe(404)
    const metrics = await request.get(`${site.origin}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(metrics.headers()['content-type']).toContain('text/plain')
    const measured = await metrics.text()
    expect(measured).toContain('http_route="/fundraising/:slug"')
    expect(measured).toMatch(/milepost_read_duration_count\{milepost_call="content:site"/)
    expect(measured).toMatch(/milepost_pages_total\{milepost_outcome="miss"\} [1-9]/)
    expect(measured).toContain('milepost_refusals_total{http_response_status_code="405"}')

    // Everything that the dashboard and the alerts ask for is measured. No limit was met here.
    const asked = ['milepost-dashboard.json', 'milepost-rules.yaml']
      .map((file) => readFileSync(join(repositoryRoot, 'deploy/monitoring', file), 'utf8'))
      .join('\n')
    const names = asked.match(/(?<![:\w])(?:http|milepost|nodejs|process)_\w+(?=\{|\[)/g) ?? []
    expect(new Set(names).size).toBeGreaterThan(8)
    for (const name of new Set(names)) {
      if (name !== 'milepost_limits_total')
        expect(measured).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
    }

    await site.stop()
    expect(site.sent()).toContain('/v1/traces')
    expect(site.sent()).toContain('/v1/metrics')
    expect(site.sent()).toContain('read content:site')
    for (const [what, text] of Object.entries({ log: site.log(), measured, sent: site.sent() }))
      expect(text, what).not.toMatch(/zelda|quist|sk-|203\.0\.113\.77|elda-/i)
  } finally {
    await site.stop()
  }
})

test('a browser reports the outcome of a sign-in to the reports', async ({ page, tideline }) => {
  const site = await startWatched(tideline.sandboxOrigin)
  try {
    await open(page, `${site.origin}/reports`)
    for (const password of ['nope', 'milepost']) {
      await page.getByLabel('Name or email').fill('reports')
      await page.getByLabel(/^Password/).fill(password)
      await page.getByLabel(/^Password/).press('Enter')
      const outcome = password === 'nope' ? 'refused' : 'granted'
      await expect.poll(site.log).toContain(`"event":"reports-sign-in","outcome":"${outcome}"`)
    }
    expect(site.log()).not.toContain('nope')
  } finally {
    await site.stop()
  }
})
