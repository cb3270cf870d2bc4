import { createPlatform, type FitnessActivity, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import { createFitnessTimelineDataWire, createTimelineEntryWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { deleteActivity } from './log-activity.ts'

type Answer = object | number | Error

/** Creates a platform with these consecutive responses, which records the calls. */
function platformThatAnswers(...answers: Answer[]) {
  const asked: { method: string; path: string; body: string }[] = []
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    token: 'x'.repeat(43),
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      asked.push({ method: request.method, path, body: await request.text() })
      const answer = answers.shift() ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return typeof answer === 'number'
        ? new Response('', { status: answer })
        : Response.json(answer)
    },
  })
  return { platform: createDefaultAdapter(platform), asked }
}

const lost = new TypeError('fetch failed')
const swim = { id: 'a-1', legacyId: 'JG:1' } as FitnessActivity
const listOf = (...activities: { id: string; legacyId: string }[]) => ({
  data: createFitnessTimelineDataWire(
    activities.map((activity) => createTimelineEntryWire(activity)),
  ),
})
const slug = 'sam'

describe('deleting an activity', () => {
  it('uses its id', async () => {
    const { platform, asked } = platformThatAnswers({ data: { deleteTimelineEntry: true } })
    expect(await deleteActivity(platform, { activity: swim, slug })).toBe(true)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toContain('"a-1"')
  })

  it('uses its older id on its page if it has no id', async () => {
    const { platform, asked } = platformThatAnswers({})
    const activity = { ...swim, id: undefined }
    expect(await deleteActivity(platform, { activity, slug })).toBe(true)
    expect(asked).toMatchObject([
      { method: 'DELETE', path: '/api/v1/fitness/fundraising/sam/JG%3A1' },
    ])
  })

  it.each<[string, { id: string; legacyId: string }[], boolean]>([
    ['is gone', [], true],
    ['is gone if only others are listed', [{ id: 'a-2', legacyId: 'JG:2' }], true],
    ['is gone if another one has its older id', [{ id: 'a-2', legacyId: 'JG:1' }], true],
    ['is gone if another one has its id', [{ id: 'a-1', legacyId: 'JG:2' }], true],
    [
      'is there',
      [
        { id: 'a-2', legacyId: 'JG:2' },
        { id: 'a-1', legacyId: 'JG:1' },
      ],
      false,
    ],
  ])('%s, according to the list, after a lost response', async (_what, list, isGone) => {
    const { platform, asked } = platformThatAnswers(lost, listOf(...list))
    expect(await deleteActivity(platform, { activity: swim, slug })).toBe(isGone)
    expect(asked.at(-1)?.body).toContain('"sam"')
  })

  it('searches the whole list, not only the latest', async () => {
    const first = {
      data: createFitnessTimelineDataWire([createTimelineEntryWire({ id: 'a-9' })], 'MQ=='),
    }
    const { platform, asked } = platformThatAnswers(
      lost,
      first,
      listOf({ id: 'a-1', legacyId: 'JG:1' }),
    )
    expect(await deleteActivity(platform, { activity: swim, slug })).toBe(false)
    expect(asked).toHaveLength(3)
  })

  it('is undecided while the result is unknown', async () => {
    const { platform } = platformThatAnswers(500, 500)
    expect(await deleteActivity(platform, { activity: swim, slug })).toBe(false)
  })
})
