import type { SafeHtml } from '@milepost/content/html'
import type { ShareName } from '@milepost/ui'
import type { ConsentView } from '../consent/consent-modals.tsx'
import type { HeadView } from '../head/head-view.ts'
import type { ImageView } from '../../totals/views.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { ThemeStyle } from './theme-style.ts'
import type { ActionView } from '../../totals/section-view.ts'

/** Dialog that the query parameter `modal` opens. */
export interface ModalView {
  /** Value of the query parameter. */
  id: string
  title: string
  html: SafeHtml
  /** URL of the embedded frame; `''` if there is none. */
  iframe: string
  /** Whether the frame loads without a click (see `isTrustedFrame`). */
  loads: boolean
  /** Whether the frame is landscape (16:9) rather than portrait. */
  isWide: boolean
}

export interface NavigationView {
  label: string
  href: string
  /** Action that depends on the session; undefined for a plain link. */
  asksFor?: ActionView['asksFor']
  children: Omit<NavigationView, 'children'>[]
}

export interface HeaderView {
  logo: ImageView | undefined
  /** Logo for dark backgrounds; undefined to use `logo`. */
  logoLight: ImageView | undefined
  /** URL of the logo for the dark colour scheme; undefined if the header does not follow the visitor's scheme. */
  logoInDarkMode?: string | undefined
  logoHref: string
  logoSize: 'tiny' | 'small' | 'medium' | 'large'
  sticky: boolean
  /** Whether the header has a shadow. */
  shadow: boolean
  /** Logo of the platform; undefined to hide it. */
  poweredBy: PoweredByView | undefined
  /** Whether the header overlays an image at the start of a page. */
  overlay: boolean
  navigation: NavigationView[]
  /** Messages instead of slices with unknown types, shown in previews. */
  unknown: string[]
  actions: ActionView[]
}

export interface PoweredByView {
  text: string
  platform: 'default' | 'p2p'
}

export type FooterPartView =
  | { type: 'content'; html: SafeHtml }
  | { type: 'links'; title: string; links: { label: string; href: string }[] }
  | { type: 'link'; label: string; href: string }
  | ({ type: 'poweredBy' } & PoweredByView)
  | { type: 'share'; title: string; networks: ShareName[] }
  | { type: 'unknown'; message: string }

/** Notice at the top of every page. */
export interface NoticeView {
  text: string
  link: { label: string; href: string } | undefined
}

/** Layout data of every page, from the root loader. */
export interface ShellView extends SiteSettings {
  theme: ThemeStyle
  header: HeaderView | undefined
  footer: FooterPartView[] | undefined
  /** Logo with enough contrast on the footer; undefined if there is none. */
  footerLogo: ImageView | undefined
  /** Dialogs of the query parameter `modal`. */
  modals: ModalView[]
  consent: ConsentView
  /** Whether to show the maintenance notice. */
  isMaintained: boolean
  /** Notices at the top of every page, the operator's before the editor's. Undefined if there are none. */
  notices?: NoticeView[] | undefined
  /** Message for browsers without JavaScript if the URL opens a dialog; undefined otherwise. */
  withoutScripts?: string | undefined
  head: HeadView
  /** Interval at which an open page refetches its totals, in ms; undefined to disable. */
  refreshMs: number | undefined
  /** Set in giving-day mode, to disable prefetching of pages. */
  disablesPrefetch?: true | undefined
}
