import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { changeCall } from './change-call.ts'

/** Makes an adapter break one clause. */
export type Sabotage = (adapter: PlatformAdapter) => PlatformAdapter

// A sabotage knows what it breaks; types would only say that it is broken.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

type LooseCall = (...inputs: Loose[]) => Loose

/** Replaces a call, such as `pages.fetchPage`. */
export function replaced(path: string, replace: (call: LooseCall) => LooseCall): Sabotage {
  const [group, method] = path.split('.') as [Loose, Loose]
  return (adapter) => changeCall(adapter, group, method, replace as Loose)
}

/** Changes what a call answers with. */
export function answered(path: string, change: (answer: Loose, inputs: Loose) => Loose): Sabotage {
  return replaced(path, (call) => async (inputs) => change(await call(inputs), inputs))
}

/** Changes some fields of what a call answers with. */
export function fields(path: string, wrong: object | ((answer: Loose) => object)): Sabotage {
  return answered(path, (answer) => ({
    ...answer,
    ...(typeof wrong === 'function' ? (wrong as LooseCall)(answer) : wrong),
  }))
}

/** Changes what a call is given. */
export function given(path: string, change: (inputs: Loose) => Loose): Sabotage {
  return replaced(path, (call) => async (inputs) => call(change(inputs ?? {})))
}

/** Answers where a call would be refused. */
export function swallowed(path: string, answer: unknown = {}): Sabotage {
  return replaced(path, (call) => async (inputs) => {
    try {
      return await call(inputs)
    } catch {
      return answer
    }
  })
}

/** Refuses what would be answered, and what is refused, alike: with an error that is nobody's. */
export function failed(path: string): Sabotage {
  return replaced(path, () => () => Promise.reject(new Error('Sabotaged')))
}

/** Does nothing, and says nothing. */
export function ignored(path: string): Sabotage {
  return replaced(path, () => async () => undefined)
}

/** Changes what `links` give. */
export function link(path: string, change: (link: string, ...inputs: Loose[]) => string): Sabotage {
  return replaced(
    path,
    (call) =>
      (...inputs) =>
        change(call(...inputs) as string, ...inputs),
  )
}

/** Changes the adapter itself, and every one that speaks for somebody. */
export function changed(change: (adapter: PlatformAdapter) => Partial<PlatformAdapter>): Sabotage {
  return (adapter) => ({ ...adapter, ...change(adapter) })
}
