import { createContext, use } from 'react'
import type { SupporterHost } from './supporter-host.ts'
import type { SupporterPaths } from './supporter-paths.ts'

/** The host with all defaults, without the location, which changes on each navigation. */
export type ResolvedHost = {
  readonly [K in Exclude<keyof SupporterHost, 'location' | 'paths' | 'accountPanel'>]-?: Exclude<
    SupporterHost[K],
    undefined
  >
} & Pick<SupporterHost, 'accountPanel'> & { readonly paths: SupporterPaths }

export const HostContext = createContext<ResolvedHost | undefined>(undefined)

/**
 * Returns the application that hosts the supporter screens.
 *
 * @throws Error outside of a `SupporterProvider`
 */
export function useHost(): ResolvedHost {
  const host = use(HostContext)
  if (host === undefined) throw new Error('useHost outside SupporterProvider')
  return host
}
