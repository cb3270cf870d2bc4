import type { ComponentType, FunctionComponent } from 'react'
import { lazyComponent } from '../../sections/section/section-props.tsx'
import type { LanguageDefinition } from '../../base/site-language.ts'
import type { SliceComponentProps } from '../../sections/own/own.tsx'
import type { BrowserPlatformModule } from '../../base/site-environment.ts'
import type { ServerDefinition, SliceDefinition } from './define-server.ts'
import type { SiteTheme } from '../../base/theme.ts'

/**
 * Creates a slice component whose code is loaded only if a page shows it. For `defineSite({ slices })`.
 *
 * @param load - imports the module, for example `() => import('./slices/pledge.tsx')`. Its default export is the component
 */
export function lazySlice<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return lazyComponent(async () => (await load()).default)
}

/** Extensions of an application in the browser and on the server. */
export interface SiteDefinition {
  /** Components of custom section types, by type. */
  readonly slices?: Readonly<Record<string, FunctionComponent<never>>>
  /**
   * Imports the browser version of the platform in `app/site.server.ts`, for example `() =>
   * import('./river-platform.browser.ts')`. It is loaded when a user signs in or starts an action. Without it, a site with a
   * custom platform has no sign-in, registration, page editor or reports. Ignored unless the server has a custom platform.
   */
  readonly platform?: () => Promise<BrowserPlatformModule>
  /** Default design of the sites, for fields that a site's document leaves empty. */
  readonly theme?: SiteTheme
  /**
   * Languages of the sites, the main one first. A site is available in those languages in which it has a `custom_site`
   * document.
   * @default English, localised for the site's country
   */
  readonly languages?: readonly LanguageDefinition[]
}

/**
 * Props of a slice's component.
 *
 * @typeParam Slice - return type of `defineSlice`
 */
export type SliceProps<Slice> =
  Slice extends SliceDefinition<string, infer View> ? SliceComponentProps<View> : never

type Slices<Server extends ServerDefinition> = NonNullable<Server['slices']>[number]

type Components<Server extends ServerDefinition> = {
  readonly [Slice in Slices<Server> as Slice['type']]: FunctionComponent<SliceProps<Slice>>
}

/**
 * Defines the extensions of an application in the browser and on the server: the default export of `app/site.config.ts`. A
 * missing component of a slice in `app/site.server.ts` is a type error.
 *
 * @typeParam Server - type of the default export of `app/site.server.ts`, from a type-only import
 * @param site.slices - components of the server's slices, usually created by `lazySlice`
 * @param site.platform - imports the browser version of a custom platform
 * @param site.theme - defaults for the `design` record of documents. Validated when the server starts
 */
export function defineSite<Server extends ServerDefinition = ServerDefinition>(
  site: string extends Slices<Server>['type']
    ? SiteDefinition
    : SiteDefinition & { readonly slices: Components<Server> },
): SiteDefinition {
  return site
}
