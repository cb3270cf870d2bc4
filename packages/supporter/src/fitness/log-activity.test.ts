import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import { createFitnessTimelineDataWire, createTimelineEntryWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import type { ParsedActivity } from './activity-form.ts'
import { logActivity, type LogActivityOptions } from './log-activity.ts'

const createdAt = new Date('2025-05-19T07:00:00Z')
const order: ParsedActivity = {
  type: 'swim',
  title: 'Morning swim',
  message: 'Cold but lovely',
  createdAt,
  distanceMetres: 1500,
  durationSeconds: 2400,
  elevationMetres: 0,
}
const target: Omit<LogActivityOptions, 'wait'> = {
  pageId: 'p',
  userId: 'u',
  slug: 'sam',
  before: undefined,
}
type Answer = object | number | Error
const lost = new TypeError('fetch failed')
const stored = { data: { createTimelineEntry: createTimelineEntryWire() } }
const listOf = (...entries: Parameters<typeof createTimelineEntryWire>[0][]) => ({
  data: createFitnessTimelineDataWire(
    entries.map((entry, index) => createTimelineEntryWire({ id: `a-${index}`, ...entry })),
  ),
})
const ridden = {
  fitnessActivity: { ...createTimelineEntryWire().fitnessActivity!, activityType: 'RIDE' },
}

/** Logs an activity on a platform with these consecutive responses. */
async function log(answers: Answer[], given: Partial<LogActivityOptions> = {}, what = order) {
  const sent: string[] = []
  const waits: number[] = []
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    token: 'x'.repeat(43),
    retries: 0,
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).text())
      const answer = answers.shift() ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return typeof answer === 'number'
        ? new Response('', { status: answer })
        : Response.json(answer)
    },
  })
  const outcome = await logActivity(createDefaultAdapter(platform), what, {
    ...target,
    wait: async (delayMs) => void waits.push(delayMs),
    ...given,
  })
  const writes = sent.filter((body) => body.includes('mutation'))
  return { outcome, writes, waits, rest: answers.length }
}

describe('logging an activity', () => {
  it('sends nothing if the list contains an equal one, unless it is wanted twice', async () => {
    const once = await log([listOf({})])
    expect([once.outcome, once.writes]).toEqual([{ end: 'alike' }, []])
    const twice = await log([listOf({}), stored], { isTwice: true })
    expect([twice.outcome.end, twice.writes.length]).toEqual(['stored', 1])
  })

  it('searches the whole list, not only the latest', async () => {
    const first = {
      data: createFitnessTimelineDataWire(
        [createTimelineEntryWire({ id: 'a-9', ...ridden })],
        'MQ==',
      ),
    }
    expect((await log([first, listOf({}), stored])).outcome.end).toBe('alike')
  })

  it.each<[string, Partial<ParsedActivity>]>([
    ['kind', { type: 'walk' }],
    ['title', { title: 'Evening swim' }],
    ['distance', { distanceMetres: 1501 }],
    ['time', { durationSeconds: 2401 }],
    ['day', { createdAt: new Date('2025-05-21T07:00:00Z') }],
  ])('ignores another %s', async (_what, other) => {
    const { outcome } = await log([listOf({}), stored], {}, { ...order, ...other })
    expect(outcome.end).toBe('stored')
  })

  it('fails with the platform’s error, without a search', () =>
    expect(log([listOf(), 403])).rejects.toMatchObject({ status: 403 }))
})

it('an activity without a response is undecided while nothing can be read, and looked up on the next attempt', async () => {
  const { outcome } = await log([listOf(), lost, lost])
  expect(outcome).toEqual({ end: 'undecided', attempt: { order, before: [] } })
  const attempt = { order, before: [] }
  const found = await log([listOf({})], { attempt })
  expect([found.outcome, found.writes]).toEqual([{ end: 'stored' }, []])
  const still = await log([lost], { attempt })
  expect(still.outcome).toEqual({ end: 'undecided', attempt })
  const absent = await log([listOf(), listOf(), stored], { attempt })
  expect([absent.outcome.end, absent.writes.length]).toEqual(['stored', 1])
})

it('a list that was never read keeps the activity from being sent', async () => {
  const { outcome, writes } = await log([lost])
  expect([outcome, writes]).toEqual([{ end: 'absent' }, []])
  await expect(log([500])).rejects.toMatchObject({ status: 500 })
})
