import { noAnswerInState } from '../page-states/no-answer-in-state.ts'
import { readableCallGroups, isReadingCall } from '../page-states/reading-calls.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { LRUCache } from 'lru-cache'
import { changeEntities, type EntityChanges } from './change-entities.ts'

/** What the platform said is the same for every state that is looked at within this time, in milliseconds. */
const keptMs = 30_000
const keptCalls = 400

/** What a platform said lately, by call. */
export type LastAnswers = LRUCache<string, Promise<unknown> & object>

export function createLastAnswers(): LastAnswers {
  return new LRUCache({ max: keptCalls, ttl: keptMs })
}

type Calls = Readonly<Record<string, unknown>>
type AnyCall = (inputs?: unknown) => Promise<unknown>

/**
 * A platform as it is in a state. Its calls read, and what it said lately is not asked again, because one page is looked
 * at in many states.
 *
 * @param options.isDown - nothing is answered
 * @param options.currencies - the currency of the state, and the one to ask the platform for instead
 */
export function stateAdapter(
  adapter: PlatformAdapter,
  options: {
    changes: EntityChanges
    isDown: boolean
    currencies: { shown: string; real: string } | undefined
    said: LastAnswers
  },
): PlatformAdapter {
  const { changes, isDown, currencies, said } = options

  const changed = (group: string, name: string, call: AnyCall): AnyCall => {
    const path = `${group}.${name}`
    return async (inputs) => {
      if (isDown || !isReadingCall(name)) throw noAnswerInState(path)
      const asked = realInputs(inputs, currencies)
      const key = `${path} ${JSON.stringify(asked)}`
      const known = said.get(key)
      const answer = known ?? call(asked)
      if (known === undefined) {
        said.set(key, answer)
        answer.catch(() => said.delete(key))
      }
      return changeEntities(await answer, changes)
    }
  }
  const inGroup = (group: string, calls: Calls) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        typeof call === 'function' ? changed(group, name, call as AnyCall) : call,
      ]),
    )
  const made = Object.fromEntries(
    readableCallGroups.flatMap((group) => {
      const calls = adapter[group] as Calls | undefined
      return calls === undefined ? [] : [[group, inGroup(group, calls)]]
    }),
  )
  return { ...adapter, ...made, withToken: () => stateAdapter(adapter, options) }
}

/** What the platform is asked: nobody gave in the currency of a state, and a call outlives who asked first. */
function realInputs(
  inputs: unknown,
  currencies: { shown: string; real: string } | undefined,
): unknown {
  if (typeof inputs !== 'object' || inputs === null) return inputs
  const { signal: _, ...asked } = inputs as Record<string, unknown>
  const isShown = currencies !== undefined && asked['currency'] === currencies.shown
  return isShown ? { ...asked, currency: currencies.real } : asked
}
