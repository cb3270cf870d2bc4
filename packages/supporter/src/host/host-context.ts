import { createContext, use } from 'react'
import type { SupporterHost } from './supporter-host.ts'
import type { SupporterPaths } from './supporter-paths.ts'

/** The host with its defaults filled in, without the place, which changes with each navigation. */
export type WholeHost = {
  readonly [K in Exclude<keyof SupporterHost, 'location' | 'paths' | 'accountPanel'>]-?: Exclude<
    SupporterHost[K],
    undefined
  >
} & Pick<SupporterHost, 'accountPanel'> & { readonly paths: SupporterPaths }

export const HostContext = createContext<WholeHost | undefined>(undefined)

/**
 * The application around supporters' screens.
 *
 * @throws Error outside of a `SupporterProvider`
 */
export function useHost(): WholeHost {
  const host = use(HostContext)
  if (host === undefined) throw new Error('A supporter’s screen is outside of SupporterProvider')
  return host
}
