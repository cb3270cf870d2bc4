import type { ComponentType, FunctionComponent } from 'react'
import { lazyComponent } from '../../sections/section/lazy-component.tsx'
import type { LanguageDefinition } from '../../base/site-language.ts'
import type { SliceComponentProps } from '../../sections/own/own.tsx'
import type { BrowserPlatformModule } from '../../base/site-environment.ts'
import type { ServerDefinition, SliceDefinition } from './define-server.ts'
import type { SiteTheme } from '../../base/theme.ts'

/**
 * The component of a slice whose code comes when a page shows one; for `defineSite({ slices })`.
 *
 * @param load - imports its module, such as `() => import('./slices/pledge.tsx')`; its default export is the component
 */
export function lazySlice<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return lazyComponent(async () => (await load()).default)
}

/** An application's extensions that run in the browser and on the server. */
export interface SiteDefinition {
  /** Component for each custom section type. */
  readonly slices?: Readonly<Record<string, FunctionComponent<never>>>
  /**
   * Imports the browser's version of the platform in `app/site.server.ts`, for example `() =>
   * import('./river-platform.browser.ts')`. It loads when a user signs in or starts an action. Without it, a site with
   * a custom platform has no sign-in, no screens to start and edit pages, and no reports. Ignored unless the server has
   * a custom platform.
   */
  readonly platform?: () => Promise<BrowserPlatformModule>
  /** The look of its sites, where a site's document says nothing. */
  readonly theme?: SiteTheme
  /**
   * The languages that sites can be read in, the content's main one first. A site is in those of them in which the
   * content has its `custom_site` document.
   *
   * @default English, as it is written in the site's country
   */
  readonly languages?: readonly LanguageDefinition[]
}

/** Props of a slice's component; `Slice` is the return type of `defineSlice`. */
export type SliceProps<Slice> =
  Slice extends SliceDefinition<string, infer View> ? SliceComponentProps<View> : never

type Slices<Server extends ServerDefinition> = NonNullable<Server['slices']>[number]

type Components<Server extends ServerDefinition> = {
  readonly [Slice in Slices<Server> as Slice['type']]: FunctionComponent<SliceProps<Slice>>
}

/**
 * Says what an application adds for browser and server; the default export of `app/site.config.ts`. It is a type
 * error to leave out the component of a slice that `app/site.server.ts` has.
 *
 * @typeParam Server - `typeof server`, where `server` is the default export of `app/site.server.ts`, imported as a type
 * @param site.slices - the component of each of the server's slices, usually by `lazySlice`
 * @param site.platform - imports the application's own platform for browsers; `app/site.server.ts` has the server's
 * @param site.theme - defaults for the `design` record of documents; a wrong value is refused when the server starts
 */
export function defineSite<Server extends ServerDefinition = ServerDefinition>(
  site: string extends Slices<Server>['type']
    ? SiteDefinition
    : SiteDefinition & { readonly slices: Components<Server> },
): SiteDefinition {
  return site
}
