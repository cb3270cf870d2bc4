import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { changeCall } from './change-call.ts'

/** Makes an adapter break one clause. */
export type Sabotage = (adapter: PlatformAdapter) => PlatformAdapter

// A sabotage knows what it breaks; types would only say that it is broken.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

type LooseCall = (...inputs: Loose[]) => Loose

/** Replaces a call, such as `pages.fetchPage`. */
export function replaceCall(path: string, replace: (call: LooseCall) => LooseCall): Sabotage {
  const [group, method] = path.split('.') as [Loose, Loose]
  return (adapter) => changeCall(adapter, group, method, replace as Loose)
}

/** Changes what a call answers with. */
export function changeAnswer(
  path: string,
  change: (answer: Loose, inputs: Loose) => Loose,
): Sabotage {
  return replaceCall(path, (call) => async (inputs) => change(await call(inputs), inputs))
}

/** Changes some fields of what a call answers with. */
export function changeAnswerFields(
  path: string,
  wrong: object | ((answer: Loose) => object),
): Sabotage {
  return changeAnswer(path, (answer) => ({
    ...answer,
    ...(typeof wrong === 'function' ? (wrong as LooseCall)(answer) : wrong),
  }))
}

/** Changes what a call is given. */
export function changeInputs(path: string, change: (inputs: Loose) => Loose): Sabotage {
  return replaceCall(path, (call) => async (inputs) => call(change(inputs ?? {})))
}

/** Answers where a call would be refused. */
export function answerInsteadOfRefusing(path: string, answer: unknown = {}): Sabotage {
  return replaceCall(path, (call) => async (inputs) => {
    try {
      return await call(inputs)
    } catch {
      return answer
    }
  })
}

/** Refuses what would be answered, and what is refused, alike: with an error that is nobody's. */
export function failCall(path: string): Sabotage {
  return replaceCall(path, () => () => Promise.reject(new Error('Sabotaged')))
}

/** Does nothing, and says nothing. */
export function ignoreCall(path: string): Sabotage {
  return replaceCall(path, () => async () => undefined)
}

/** Changes what `links` give. */
export function changeLink(
  path: string,
  change: (link: string, ...inputs: Loose[]) => string,
): Sabotage {
  return replaceCall(
    path,
    (call) =>
      (...inputs) =>
        change(call(...inputs) as string, ...inputs),
  )
}

/** Changes the adapter itself, and every one that speaks for somebody. */
export function changeAdapter(
  change: (adapter: PlatformAdapter) => Partial<PlatformAdapter>,
): Sabotage {
  return (adapter) => ({ ...adapter, ...change(adapter) })
}
