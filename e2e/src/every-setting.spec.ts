import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, stopServer } from '@milepost/config/server-process'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { repositoryRoot } from './repository-root.ts'
import { campaignProject } from './settings/base-documents.ts'
import { readSettings, type Setting } from './settings/models.ts'
import { createSiteMaker, type Documents, sourceOf } from './settings/rendered-site.ts'
import { twoSites } from './settings/two-sites.ts'
import { makeSupporter } from './supporter.ts'
import withoutEffect from './settings/without-effect.json' with { type: 'json' }

/** No more than these change nothing. */
const mostWithoutEffect = 15

const exceptions: Readonly<Record<string, object>> = withoutEffect

test('every field of every model changes the site’s responses', async ({ request }) => {
  test.setTimeout(1_800_000)
  const folder = mkdtempSync(join(tmpdir(), 'milepost-settings-'))
  const content = join(folder, 'content')
  mkdirSync(content)
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(repositoryRoot, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db'), '--content', content],
    timeoutMs: 120_000,
    verbose: false,
  })
  try {
    const now = new Date()
    const facts = await factsOf(request, sandbox.origin, now)
    const { make } = await createSiteMaker({
      sandboxOrigin: sandbox.origin,
      content,
      media: {},
      now,
    })
    const answers = new Map<string, Promise<{ page: string; data: string }>>()
    const answersOf = async (documents: Documents, visits: readonly object[]) => {
      const text = fill(JSON.stringify([documents, visits]), facts)
      const known = answers.get(text)
      if (known) return known
      const [filled, asked] = JSON.parse(text) as [Documents, { path: string }[]]
      const site = make(filled)
      const answering = (async () => {
        let [page, data] = ['', '']
        for (const visit of asked) {
          const answer = await site(visit)
          page += answer.page
          data += answer.data
        }
        return { page, data }
      })()
      answers.set(text, answering)
      return answering
    }

    const problems: string[] = []
    const settings = readSettings()
    const only = process.env['SETTING']
    for (const setting of settings) {
      if (only !== undefined && !new RegExp(only).test(setting.id)) continue
      const problem = await problemOf(setting, answersOf)
      if (problem !== undefined) problems.push(`${setting.id}: ${problem}`)
    }
    expect(problems).toEqual([])
    const ids = new Set(settings.map(({ id }) => id))
    expect(Object.keys(exceptions).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(exceptions).length).toBeLessThanOrEqual(mostWithoutEffect)
  } finally {
    await stopServer(sandbox.process)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Returns the reason why a field's effect differs from its rule; undefined if it matches. */
async function problemOf(
  setting: Setting,
  answersOf: (
    documents: Documents,
    visits: readonly object[],
  ) => Promise<{ page: string; data: string }>,
): Promise<string | undefined> {
  const { documents, visits, rule } = twoSites(setting)
  const [first, second] = [
    await answersOf(documents[0], visits),
    await answersOf(documents[1], visits),
  ]
  if (/^500 /m.test(first.page + second.page)) return 'answers with an error'
  const isSeen = first.page !== second.page
  if (Object.hasOwn(exceptions, setting.id))
    return isSeen ? 'has an effect: it is no exception' : undefined
  if (isSeen) return undefined
  if (rule.browser === undefined) return 'changes nothing'
  if (first.data === second.data) return 'changes nothing that the browser is given'
  const { file, reads } = rule.browser
  return sourceOf(file).includes(reads) ? undefined : `${file} does not read ${reads}`
}

/** Returns ids and names in the sandbox's world, by the names in rules. */
async function factsOf(
  request: APIRequestContext,
  sandboxOrigin: string,
  now: Date,
): Promise<Record<string, string>> {
  const teamsOf = async (campaignGuids: string) => {
    const response = await request.get(
      `${sandboxOrigin}/api/donationsleaderboards/v1/leaderboard`,
      {
        params: { campaignGuids, groupBy: 'TeamGuid', take: 20 },
        headers: { 'x-api-key': 'sandbox' },
      },
    )
    const { results } = (await response.json()) as { results: { team: { shortName: string } }[] }
    return results.map(({ team }) => team.shortName)
  }
  const teams = await teamsOf(campaignProject.uid)
  const others = await teamsOf('5a3317ca-0c0a-4b57-a1d5-c0a57a11fe00')
  return {
    team: teams[0] ?? '',
    teams: [...teams, ...others].join(' '),
    /** A page without a picture. */
    bare: (await makeSupporter(request, { sandboxOrigin }, 'tideline')).slug,
    other: 'carys-walks',
    /** Today in the earliest time zone, 14 hours ahead of UTC. */
    firstToday: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
  }
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}(?!\})/g, (whole, name: string) => facts[name] ?? whole)
}
