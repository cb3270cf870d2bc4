import type { ComponentType, FunctionComponent } from 'react'
import { lazyComponent } from '../../sections/section/section-props.tsx'
import type { LanguageDefinition } from '../../base/site-language.ts'
import type { SliceComponentProps } from '../../sections/own/own.tsx'
import type { BrowserPlatformModule } from '../../base/site-environment.ts'
import type { ServerDefinition, SliceDefinition } from './define-server.ts'
import type { SiteTheme } from '../../base/theme.ts'

/**
 * Creates a component for `defineSite({ slices })` whose code is loaded only for pages with the slice.
 *
 * @param load - imports the module whose default export is the component, for example `() => import('./slices/pledge.tsx')`
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
   * Imports the browser version of the custom platform, for example `() => import('./river-platform.browser.ts')`, when a user
   * signs in or starts an action. Without it, a site with a custom platform has no sign-in, registration, page editor or
   * reports. Ignored without a custom platform.
   */
  readonly platform?: () => Promise<BrowserPlatformModule>
  /** Default design of the sites, for fields that are empty in a site's document. */
  readonly theme?: SiteTheme
  /**
   * Languages of the sites, the main one first. A site is available in the languages for which it has a `custom_site`
   * document.
   * @default English, with the site's country as its region
   */
  readonly languages?: readonly LanguageDefinition[]
}

/**
 * Props of a slice's component.
 *
 * @typeParam Slice - type of a slice that `defineSlice` returned
 */
export type SliceProps<Slice> =
  Slice extends SliceDefinition<string, infer View> ? SliceComponentProps<View> : never

type Slices<Server extends ServerDefinition> = NonNullable<Server['slices']>[number]

type Components<Server extends ServerDefinition> = {
  readonly [Slice in Slices<Server> as Slice['type']]: FunctionComponent<SliceProps<Slice>>
}

/**
 * Defines the extensions of an application in the browser and on the server, for the default export of `app/site.config.ts`. A
 * missing component for a slice of `app/site.server.ts` is a type error.
 *
 * @typeParam Server - type of the default export of `app/site.server.ts`, from a type-only import
 * @param site.slices - components of the server's slices, usually created by `lazySlice`
 * @param site.platform - imports the browser version of a custom platform
 * @param site.theme - defaults for the `design` record of documents, validated when the server starts
 */
export function defineSite<Server extends ServerDefinition = ServerDefinition>(
  site: string extends Slices<Server>['type']
    ? SiteDefinition
    : SiteDefinition & { readonly slices: Components<Server> },
): SiteDefinition {
  return site
}
