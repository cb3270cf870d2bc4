import type { SafeHtml } from '@milepost/content/html'
import type { ShareName } from '@milepost/ui'
import type { ConsentView } from '../consent/consent-modals.tsx'
import type { HeadView } from '../head/head-view.ts'
import type { ImageView } from '../../totals/views.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { ThemeStyle } from './theme-style.ts'
import type { ActionView } from '../../totals/section-view.ts'

/** A dialog that the query `modal` opens: plain data. */
export interface ModalView {
  /** The value of the query parameter that opens the dialog. */
  id: string
  title: string
  html: SafeHtml
  /** URL of the embedded frame; empty if there is none. */
  iframe: string
  /** The frame loads without a click: its host is the charity's. */
  loads: boolean
  /** The frame is 16 to 9; otherwise it is as tall as a form needs. */
  isWide: boolean
}

export interface NavigationView {
  label: string
  href: string
  /** Its action, as for a button; absent for a plain link. */
  asksFor?: ActionView['asksFor']
  children: Omit<NavigationView, 'children'>[]
}

export interface HeaderView {
  logo: ImageView | undefined
  /** The logo for dark backgrounds. Without one, the usual logo. */
  logoLight: ImageView | undefined
  /** The address of the logo where the visitor's system is dark, and the header follows it. */
  logoInDarkWindows?: string | undefined
  logoHref: string
  logoSize: 'tiny' | 'small' | 'medium' | 'large'
  sticky: boolean
  /** Throws a shadow on what follows. */
  shadow: boolean
  /** Logo of the platform, if it is shown here too. */
  poweredBy: PoweredByView | undefined
  /** Over the first section's picture, where the page begins with one. */
  overlay: boolean
  navigation: NavigationView[]
  /** Placeholders of sections with unknown types, for previews. */
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

/** A notice at the top of every page. */
export interface NoticeView {
  text: string
  link: { label: string; href: string } | undefined
}

/** Layout data of every page, from the root loader. */
export interface ShellView extends SiteSettings {
  theme: ThemeStyle
  header: HeaderView | undefined
  footer: FooterPartView[] | undefined
  /** Logo with enough contrast on the footer; undefined if there is no logo. */
  footerLogo: ImageView | undefined
  /** Dialogs that the query `modal` opens. */
  modals: ModalView[]
  consent: ConsentView
  /** The site is being worked on, and says so at the start. */
  isMaintained: boolean
  /** Notices at the top of every page: the operator's, then the editor's. Undefined if there are none. */
  notices?: NoticeView[] | undefined
  /** Message for browsers without JavaScript instead of a dialog; undefined if none is needed. */
  withoutScripts?: string | undefined
  head: HeadView
  /** Interval at which an open page refetches its totals; undefined to disable. */
  refreshMs: number | undefined
  /** Giving-day mode: browsers fetch no page ahead. */
  isSparing?: true | undefined
}
