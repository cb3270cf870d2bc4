import { describe, expect, it } from 'vitest'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import * as graph from '../graph.ts'
import type { Platform } from '../platform/platform.ts'
import * as rest from '../rest.ts'
import { json, startPlatformServer, testPlatform } from './platform-server.test-kit.ts'

const { requests, answerWith } = startPlatformServer()

/** Calls without a required argument. */
const withoutAny = new Set([
  'fetchCurrentUser',
  'fetchDonationsLeaderboard',
  'fetchUserPages',
  'findPages',
  'searchPages',
])

type AnyCall = (platform: Platform, inputs?: unknown) => unknown

/** How a call ends that is given this; of a list that is gone through, its first step. */
async function endOf(call: AnyCall, inputs: unknown[]): Promise<unknown> {
  try {
    const answer = call(testPlatform(), ...(inputs as [unknown?]))
    const isList = typeof answer === 'object' && answer !== null && 'next' in answer
    return await (isList ? (answer as AsyncGenerator).next() : answer)
  } catch (error) {
    return error
  }
}

const calls = Object.entries({ ...rest, ...graph } as unknown as Record<string, AnyCall>)
const nothing: [string, unknown[]][] = [
  ['nothing', []],
  ['undefined', [undefined]],
  ['null', [null]],
  ['no argument', [{}]],
]

describe.each(nothing)('called with %s', (_what, inputs) => {
  it.each(calls.filter(([name]) => !withoutAny.has(name)))(
    '%s names what is missing, and sends nothing',
    async (_name, call) => {
      const error = await endOf(call, inputs)
      expect(error).toBeInstanceOf(Error)
      expect(isMissingArgumentError(error)).toBe(true)
      expect(requests).toHaveLength(0)
    },
  )

  it.each(calls.filter(([name]) => withoutAny.has(name)))(
    '%s asks all the same',
    async (_n, call) => {
      answerWith(json({}))
      expect(await endOf(call, inputs)).not.toBeInstanceOf(Error)
      expect(requests).toHaveLength(1)
    },
  )
})

it('takes null for an argument that is not given', async () => {
  answerWith(json({ results: [], totalResults: 0 }))
  const inputs = { campaign: 'c-1', limit: null, offset: null, signal: null }
  await rest.searchTeams(testPlatform(), inputs as never)
  expect(requests[0]!.search).toBe('?CampaignGuid=c-1&Take=100&offset=0')
})

it.each([
  ['writeTag', { slug: 'sam', id: 'branch', value: 'London' }, 'label'],
  ['writeTags', { slug: 'sam' }, 'tags'],
  ['writeMetadata', { page: 7 }, 'values'],
  ['fetchPagesTotals', {}, 'pages'],
  ['readBackFitnessActivity', { page: 'sam', sent: { type: 'walk' } }, 'before'],
] as const)('%s with %j lacks %s [S5.48]', async (name, inputs, parameter) => {
  const call = { ...rest, ...graph }[name] as unknown as AnyCall
  await expect(endOf(call, [inputs])).resolves.toMatchObject({
    message: 'Required parameter not supplied',
    parameter,
    detail: `The argument '${parameter}' is missing.`,
  })
  expect(requests).toHaveLength(0)
})
