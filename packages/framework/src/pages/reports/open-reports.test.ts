import { createPlatform, HttpError, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import {
  createCampaignWire,
  createDonationFeedWire,
  createPagesBulkRowWire,
} from '@milepost/platform/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBasicToken, NoCharityError, openReports } from './open-reports.ts'
import type { ReportProject } from './read-report.ts'
import type { ReportsView } from './reports-screen.tsx'

const guid = '5f1f0a2e-8c3b-4a7d-9e21-000000000001'
const token = 'c2Ft'

interface Asked {
  line: string
  authorization: string | null
}

let asked: Asked[] = []
let answers: Readonly<Record<string, unknown>> = {}
const told: string[] = []

beforeEach(() => {
  asked = []
  told.length = 0
  answers = {}
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    asked.push({
      line: `${request.method} ${pathname}`,
      authorization: request.headers.get('authorization'),
    })
    const answer = Object.entries(answers).find(([ending]) => pathname.endsWith(ending))?.[1]
    if (typeof answer === 'number') return new Response('', { status: answer })
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: URLSearchParams) => told.push(`${path} ${String(body)}`) > 0,
  })
})
afterEach(() => vi.unstubAllGlobals())

const project = (kind: ReportProject['kind'], id: string, excludeOffline = false) => ({
  kind,
  id,
  name: '',
  excludeOffline,
  excludeTeamIds: [],
})
const view = (more: Partial<ReportsView> = {}): ReportsView => ({
  parts: [],
  projects: [],
  charity: '2050',
  currency: 'AUD',
  addsUp: { title: 'How this adds up', item: '{name} ({amount})', exclusions: [] },
  country: 'gb',
  siteName: 'Tideline',
  site: 'tideline',
  hasEmbedPage: true,
  ...more,
})
const open = (more: Partial<ReportsView> = {}, signal?: AbortSignal) =>
  openReports(
    createDefaultAdapter(
      createPlatform({ environment: sandboxEnvironment('http://sandbox.example') }),
    ),
    view(more),
    { token, signal },
  )
const authenticated = { '/authenticate': {} }

describe('signing in to the reports', () => {
  it('uses the site’s charity and Basic authentication, and notifies the server [S6.04] [S7.21]', async () => {
    answers = authenticated
    expect(await open()).toMatchObject({ token, charity: '2050' })
    expect(asked).toEqual([
      {
        line: 'POST /services/v1/justgiving/reports/2050/authenticate',
        authorization: `Basic ${token}`,
      },
    ])
    expect(told).toEqual(['/reports/audit outcome=granted'])
  })

  it.each([
    [401, true],
    [403, true],
    [404, false],
    [429, false],
  ])('fails if the platform responds with %s; reported as rejected: %s', async (status, isTold) => {
    answers = { '/authenticate': status }
    await expect(open()).rejects.toBeInstanceOf(HttpError)
    expect(told).toEqual(isTold ? ['/reports/audit outcome=refused'] : [])
  })
})

describe('the charity of the reports, if the site has none', () => {
  const charityOf = async (projects: readonly ReportProject[]) =>
    (await open({ charity: '', projects: [...projects] })).charity

  it('is that of its first campaign', async () => {
    answers = { ...authenticated, '/campaigns/c-1': createCampaignWire() }
    expect(
      await charityOf([
        project('page', guid),
        project('campaign', 'c-1'),
        project('campaign', 'c-2'),
      ]),
    ).toBe('2050')
    expect(asked.map(({ line }) => line.split('/').at(-1))).toEqual(['c-1', 'authenticate'])
  })

  it('is that of the page itself if the list has none', async () => {
    answers = {
      ...authenticated,
      '/bulk': { results: [createPagesBulkRowWire({ charityId: null })] },
      '/pages/sam-river-mile': { pageShortName: 'sam-river-mile', charity: { id: 8 } },
    }
    expect(await charityOf([project('page', guid)])).toBe('8')
  })

  it.each([
    ['nothing is open', []],
    ['no page is open', [project('page', guid)]],
    ['its campaign has none', [project('campaign', 'c-1')]],
    ['it raises money for an event', [project('event', '9')]],
  ])('is undefined if %s, so nobody can sign in', async (_name, projects) => {
    answers = { '/campaigns/c-1': createCampaignWire({ charities: [] }), '/bulk': { results: [] } }
    const failed = charityOf(projects)
    await expect(failed).rejects.toBeInstanceOf(NoCharityError)
    await expect(failed).rejects.toMatchObject({ name: 'NoCharityError', message: 'No charity' })
    expect(asked.some(({ line }) => line.endsWith('/authenticate'))).toBe(false)
  })
})

describe('reading the reports', () => {
  const bulk = { results: [createPagesBulkRowWire({ pageGuid: guid })] }
  const readable = {
    ...authenticated,
    '/bulk': bulk,
    '/donations': createDonationFeedWire(),
    '/graphql': { data: {} },
  }

  it('reads the site’s projects with its settings, without a token', async () => {
    answers = readable
    const access = await open({ projects: [project('page', guid, true)] })
    asked = []
    const before = Date.now()
    const report = await access.read()
    expect(report.projects[0]).toMatchObject({ raisedMinor: 12_000, currency: 'GBP' })
    expect(report.readAtMs).toBeGreaterThanOrEqual(before)
    expect(asked.every(({ authorization }) => authorization === null)).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
  })

  it('stops when it is aborted, or when the reports are closed', async () => {
    answers = readable
    const opened = new AbortController()
    const access = await open({ projects: [project('page', guid)] }, opened.signal)
    await expect(access.read(AbortSignal.abort())).rejects.toBeDefined()
    await expect(access.read()).resolves.toBeDefined()
    opened.abort()
    await expect(access.read()).rejects.toBeDefined()
    await expect(access.read(new AbortController().signal)).resolves.toBeDefined()
  })
})

it('basicToken encodes name and password in base64, as UTF-8 [S6.04]', () => {
  expect(createBasicToken('sam', 'secret')).toBe('c2FtOnNlY3JldA==')
  const decoded = Uint8Array.from(atob(createBasicToken('zoë', 'pä:ss✓')), (char) =>
    char.charCodeAt(0),
  )
  expect(new TextDecoder().decode(decoded)).toBe('zoë:pä:ss✓')
})
