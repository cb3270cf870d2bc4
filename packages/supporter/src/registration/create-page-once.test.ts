import { describe, expect, it } from 'vitest'
import type { Answers } from '../session/fake-fetch.test-kit.ts'
import { samUser, createScope } from '../session/session.test-kit.ts'
import { createPageOnce, type NewPageInput, saveAnswers } from './create-page-once.ts'

const create = 'PUT /api/v1/fundraising/pages'
const suggest = 'GET /api/v1/fundraising/pages/suggest'
const read = 'GET /api/v1/fundraising/pages/sam-runs'
const wanted: NewPageInput = {
  title: 'Sam runs',
  slug: 'sam-runs',
  target: 500,
  currency: 'GBP',
  story: '',
  charityId: '3001',
  campaignId: '',
  eventId: '',
  eventDate: '',
  charityOptIn: false,
}
const own = { pageId: 7, pageGuid: 'guid-page', pageShortName: 'sam-runs', owner: 'Sam' }
const mine = { ...own, pageOwnerGuid: samUser.id }
const lost = new TypeError('connection lost')

async function make(answers: Answers, wasAttempted = false, more: Partial<NewPageInput> = {}) {
  const kit = createScope({ user: samUser }, answers)
  const platform = kit.scope.platformFor({ token: samUser.token, authType: 'Bearer' })
  const made = await createPageOnce(
    platform,
    { ...wanted, ...more },
    { owner: samUser.id, wasAttempted, wait: async () => undefined },
  )
  const creations = kit.requests.filter(({ line }) => line === create)
  return { made, creations }
}

describe('createPageOnce', () => {
  it('sends the known properties of the page, and omits the others', async () => {
    const answers = { [suggest]: { Names: ['sam-runs'] }, [create]: { pageId: 7 }, [read]: mine }
    const bodyOf = async (more: Partial<NewPageInput>) =>
      (await make(answers, false, more)).creations[0]?.body
    const known = {
      campaignId: 'guid-campaign',
      eventId: '810001',
      eventDate: '2026-06-20',
      story: 'I walk.',
    }
    expect(await bodyOf({ ...known, charityOptIn: true })).toMatchObject({
      charityId: 3001,
      campaignGuid: 'guid-campaign',
      eventId: 810_001,
      pageStory: 'I walk.',
      charityOptIn: true,
    })
    expect(await bodyOf({ eventDate: '2026-06-20' })).toMatchObject({ eventDate: '2026-06-20' })
    const empty = await bodyOf({})
    for (const name of ['campaignGuid', 'eventId', 'eventDate', 'pageStory'])
      expect(empty).not.toHaveProperty(name)
  })

  it.each(['The short name is taken', 'This short name is already in use', 'PageShortNameInUse'])(
    'reports that the slug is taken: %s',
    async (desc) => {
      const fault = [{ id: 'PageShortName', desc }]
      const { made } = await make({
        [suggest]: { Names: ['sam-runs'] },
        [create]: () => Response.json(fault, { status: 400 }),
      })
      expect(made.outcome).toBe('taken')
    },
  )

  it('recognises its own earlier page, but not that of another user', async () => {
    const taken = { [suggest]: { Names: ['sam-runs-2'] } }
    expect((await make({ ...taken, [read]: mine }, true)).made.outcome).toBe('made')
    const foreign = { ...mine, pageOwnerGuid: 'other' }
    expect((await make({ ...taken, [read]: foreign }, true)).made.outcome).toBe('taken')
    expect((await make({ ...taken, [read]: mine })).made.outcome).toBe('taken')
  })

  it('reports that there is none, and that the result is unknown', async () => {
    const before = { [suggest]: { Names: ['sam-runs'] }, [create]: lost }
    expect((await make(before)).made.outcome).toBe('absent')
    expect((await make({ ...before, [read]: 500 })).made.outcome).toBe('undecided')
  })

  it('rethrows the platform’s error', () =>
    expect(make({ [suggest]: { Names: ['sam-runs'] }, [create]: 503 })).rejects.toThrow(
      /returned 503/,
    ))
})

describe('saveAnswers', () => {
  const page = { id: '7', slug: 'sam-runs' }
  const keep = async (answers: Parameters<typeof saveAnswers>[2]) => {
    const kit = createScope(
      { user: samUser },
      {
        'POST /metadata/v1/apps/sandbox/metadata': [],
        'POST /api/v1/tags/sam-runs/multiple': [],
        'GET /api/v1/account': { userId: samUser.id, email: 'sam@example.org', firstName: 'Sam' },
        [`PUT /api/v1/account/${samUser.id}`]: {},
      },
    )
    await saveAnswers(kit.scope.platformFor(samUser), page, answers)
    return kit.requests
  }

  it('stores answers as metadata or tags, the goal as a tag and the address in the account [S3.71]', async () => {
    const requests = await keep({
      values: { hill: 'Stairs' },
      tags: [{ id: 'region', label: 'Region', value: 'Channel' }],
      goal: { metres: 42_195, system: 'metric' },
      address: { line1: '1 Quay' },
    })
    expect(requests.map(({ body }) => body)).toEqual([
      { page: '7', values: [{ key: 'hill', value: 'Stairs' }] },
      {
        tagValues: [
          { tagDefinition: { id: 'region', label: 'Region' }, value: 'Channel', aggregation: [] },
          {
            tagDefinition: { id: 'DSFitnessGoalTargetMeters', label: 'Fitness goal' },
            value: '42195',
            aggregation: [],
          },
          {
            tagDefinition: { id: 'MilepostUnits', label: 'Units' },
            value: 'metric',
            aggregation: [],
          },
        ],
      },
      undefined,
      expect.objectContaining({ email: 'sam@example.org', address: { line1: '1 Quay' } }),
    ])
  })

  it('sends nothing without answers', async () =>
    expect(await keep({ values: {}, tags: [], goal: undefined, address: undefined })).toEqual([]))
})
