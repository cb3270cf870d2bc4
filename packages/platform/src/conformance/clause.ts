import type { OptionalGroup } from '../adapter/optional-group.ts'
import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import type { MemorySupporter } from '../memory/memory-world.ts'

/** A group of calls that a platform has. */
export type CallGroup<Name extends keyof PlatformAdapter> = NonNullable<PlatformAdapter[Name]>

/** What a clause is checked on: a platform of its own, which knows the world of the kit. */
export interface ClauseContext {
  adapter: PlatformAdapter
  /** The groups that the platform is said to be without. */
  without: readonly OptionalGroup[]
  /** A token of somebody who may see the reports of the charity, where there are reports. */
  reportsToken: string | undefined
  /** The platform for a supporter who is signed in. */
  signedIn: (supporter: MemorySupporter) => Promise<PlatformAdapter>
}

/** One thing that a site depends on. */
export interface Clause {
  /** The groups of calls that the clause needs. It is skipped for platforms without one of them. */
  needs: readonly OptionalGroup[]
  /** The clause as a sentence without its subject: 'reads a page by its short name'. */
  says: string
  /** @throws where the platform does not keep it */
  check: (context: ClauseContext) => Promise<void>
}

/** A list of clauses about one thing, all of which need the same groups. */
export function clausesAbout(
  needs: readonly OptionalGroup[],
  checks: Readonly<Record<string, Clause['check']>>,
): Clause[] {
  return Object.entries(checks).map(([says, check]) => ({ needs, says, check }))
}

/**
 * A group that a clause needs.
 *
 * @throws Error where the platform does not have it
 */
export function requireGroup<Name extends keyof PlatformAdapter>(
  adapter: PlatformAdapter,
  name: Name,
): CallGroup<Name> {
  const calls = adapter[name]
  if (!calls) throw new Error(`The platform has no '${name}', and is not said to be without`)
  return calls
}
