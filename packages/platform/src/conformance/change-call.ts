import type { PlatformAdapter } from '../adapter/platform-adapter.ts'

/** The name of a group of calls. */
type GroupName = Exclude<keyof PlatformAdapter, 'name' | 'title' | 'withToken'>

/** The calls of a group. */
type Calls<Name extends GroupName> = NonNullable<PlatformAdapter[Name]>

/**
 * The same adapter with one call changed, whoever it speaks for: to see a clause of the kit fail, or to watch what is
 * called. A call that is missing stays missing.
 *
 * @param change - gives the new call; it may call the old one
 */
export function changeCall<Name extends GroupName, Method extends keyof Calls<Name>>(
  adapter: PlatformAdapter,
  name: Name,
  method: Method,
  change: (call: NonNullable<Calls<Name>[Method]>) => Calls<Name>[Method],
): PlatformAdapter {
  const calls = adapter[name] as Calls<Name> | undefined
  const call = callOf(calls, method)
  return {
    ...adapter,
    withToken: (...given) => changeCall(adapter.withToken(...given), name, method, change),
    ...(call && { [name]: { ...calls, [method]: change(call) } }),
  }
}

function callOf<Group extends object, Method extends keyof Group>(
  calls: Group | undefined,
  method: Method,
): Group[Method] | undefined {
  return calls?.[method]
}
