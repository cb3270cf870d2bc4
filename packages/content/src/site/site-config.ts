import type { DocumentRef } from '../documents/errors.ts'
import type { Button, ButtonLinkType, Image } from '../fields/fields.ts'
import type { RichText } from '../fields/rich-text.ts'
import type { FooterSlice, ReportSlice } from '../slices/site-slices.ts'
import type { UnknownSlice } from '../slices/slice-schema.ts'

/** Notice at the top of all pages. */
export interface NoticeConfig {
  readonly text: string
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** Time when the notice disappears, in ms since epoch; undefined if it does not. */
  readonly untilMs: number | undefined
}

/** Alternative ways to donate. At least one of `text`, `link` and `phone` is set. */
export interface OtherWaysConfig {
  /** Whether online donations are paused. If so, the other ways replace the donation form. */
  readonly isPaused: boolean
  /** Instructions, for example bank details; may be empty. */
  readonly text: RichText
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** Phone number, formatted for display; may be empty. */
  readonly phone: string
}

/** Configuration of a site (Spec §3). Plain data. */
export interface SiteConfig {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  readonly head: HeadConfig
  readonly header: HeaderConfig
  readonly footer: FooterConfig
  /** Raw slices of the home page. Parse them with `parseHomeContent(site)`. */
  readonly homeContent: unknown
  readonly design: DesignConfig
  /** Two-letter country code in lower case. @default au */
  readonly localisation: { readonly country: string }
  /** Whether other sites may embed the site in a frame. */
  readonly iframe: boolean
  /** Lower-case host names. Frames from these hosts and their subdomains load without a click. */
  readonly frameHosts: readonly string[]
  readonly maintenanceMode: boolean
  readonly useJGOauth: boolean
  readonly environment: string
  /** Settings of each platform variant, in the order of the document. */
  readonly platform: readonly PlatformSettings[]
  readonly matching: MatchingConfig | undefined
  readonly notice: NoticeConfig | undefined
  readonly otherWays: OtherWaysConfig | undefined
  /** Whether giving-day mode is on, in which the site sends fewer requests to the platform. */
  readonly isGivingDay: boolean
  /** Analytics scripts, which load only after consent. */
  readonly analytics: readonly AnalyticsConfig[]
  readonly cookieConsent: CookieConsentConfig
  readonly accessibility: AccessibilityConfig
  /** Custom messages by their key in the message catalogue. */
  readonly messages: Readonly<Record<string, string>>
  /** Reports for the site's administrators. */
  readonly reports: readonly (ReportSlice | UnknownSlice)[]
  readonly tags: readonly TagConfig[]
  /** Linked registration document, if any. */
  readonly onboarding: DocumentRef | undefined
}

/** Metadata of a page for browsers, search engines and sharing. Text may be empty. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly author: string
  readonly image: Image | undefined
  readonly favicon: Image | undefined
}

/** Additions to the `<head>` of all pages (Spec §2). Text may be empty. */
export interface HeadConfig {
  /** CSS without markup, imports or third-party URLs. */
  readonly styles: string
  /** https URLs or paths. */
  readonly stylesheets: readonly string[]
  readonly scripts: readonly HeadScript[]
  readonly metaTags: readonly HeadMetaTag[]
  /** URL of an RSS feed. */
  readonly rss: string
  readonly appleIcon: Image | undefined
}

/** A custom script. `src` is an https URL or a path; if it is set, `inline` is ignored. */
export interface HeadScript {
  readonly src: string
  readonly inline: string
  readonly stagingOnly: boolean
  /** Whether the script waits for consent. Always true for third-party scripts. */
  readonly afterConsent: boolean
}

/** A meta tag, with a `name`, a `property` or both. */
export interface HeadMetaTag {
  readonly name: string
  readonly property: string
  readonly content: string
}

/** Header of all pages (Spec §3). */
export interface HeaderConfig {
  readonly include: boolean
  readonly poweredBy: boolean
  readonly logo: Image | undefined
  /** Logo for dark backgrounds. @default `logo` */
  readonly logoLight: Image | undefined
  readonly logoLink: string
  readonly logoSize: 'tiny' | 'small' | 'medium' | 'large'
  readonly background: string | undefined
  readonly foreground: string | undefined
  readonly sticky: boolean
  readonly shadow: boolean
  /** Whether the header overlays the image of the first section. */
  readonly bannerOverlay: boolean
  readonly navigation: readonly NavigationItem[]
  readonly ctas: readonly Button[]
  /** Unknown `linkType`s of buttons, in the order of the document. */
  readonly unknown: readonly string[]
}

/** A navigation entry, with nested entries. */
export interface NavigationItem {
  readonly label: string
  /** Empty if the entry only opens its children. May also be empty if `linkType` is set. */
  readonly url: string
  readonly linkType: ButtonLinkType
  readonly children: readonly NavigationItem[]
}

/** Footer of all pages (Spec §3). */
export interface FooterConfig {
  readonly include: boolean
  readonly background: string | undefined
  readonly foreground: string | undefined
  readonly content: readonly FooterSlice[]
}

/** Details of the accessibility statement. Text may be empty. */
export interface AccessibilityConfig {
  readonly email: string
  /** Response time in working days. */
  readonly answerDays: number
  readonly testedBy: string
  /** Date of the test, for example `2026-06-30`. */
  readonly testedOn: string | undefined
  /** Known limitations of the site's content, each a sentence. */
  readonly limits: readonly string[]
  /** Body that handles complaints. If it is empty, the default of the site's country applies. */
  readonly complaintName: string
  readonly complaintUrl: string
}

/** Design of a site. For undefined values, the UI kit's defaults apply. */
export interface DesignConfig {
  readonly colors: {
    readonly primary: string | undefined
    readonly secondary: string | undefined
    readonly tertiary: string | undefined
    readonly dark: string | undefined
    readonly light: string | undefined
  }
  readonly fonts: {
    readonly head: FontConfig
    readonly body: FontConfig
    readonly button: FontConfig
  }
  readonly webfonts: readonly WebfontConfig[]
  readonly buttons: {
    /** Horizontal padding, in em. */
    readonly spacing: number | undefined
    /** Corner radius, in px. */
    readonly radius: number | undefined
    /** Font size relative to body text: 1 is the same size. */
    readonly fontSize: number | undefined
    readonly borderWidth: number | undefined
    readonly borderColor: string | undefined
  }
  readonly background: string | undefined
  readonly backgroundImage: Image | undefined
  /** Maximum width of the text column, in px. */
  readonly container: number | undefined
  /** Horizontal padding of the text column, in px. */
  readonly containerSpace: number | undefined
  /** Colour scheme; `auto` follows the visitor's system. */
  readonly scheme: 'light' | 'dark' | 'auto' | undefined
  /** Shape of the edge between sections. */
  readonly edge: 'none' | 'wave' | 'diagonal' | undefined
  /** Texture of tinted sections. */
  readonly pattern: 'none' | 'waves' | 'contours' | undefined
  /** Style of avatars for people without a photo. @default initials */
  readonly avatarStyle: 'shapes' | 'faces' | 'robots' | undefined
}

/** Typography of one text style. `spacing` is the letter spacing, in em. */
export interface FontConfig {
  readonly family: string | undefined
  readonly weight: number | undefined
  readonly uppercase: boolean | undefined
  readonly spacing: number | undefined
}

/** A web font. `url` is a woff2 file for an `external` font, and may be empty for a `google_font`. */
export interface WebfontConfig {
  readonly type: 'google_font' | 'external'
  readonly family: string
  readonly url: string
  readonly weight: number
  readonly style: 'normal' | 'italic'
  /** CSS `unicode-range` of the font file; undefined if it has all characters. */
  readonly range: string | undefined
}

/** Settings of a platform variant (Spec §3). */
export interface PlatformSettings {
  /** `default`, `everydayhero` (the peer-to-peer variant) or a custom variant. */
  readonly variant: string
  readonly uid: string
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  /** Story that new pages start with, as plain text. */
  readonly defaultPageStory: string
  /** UTC offset of the site's local time, in hours. */
  readonly utcOffsetHours: number
  readonly clientId: string
  readonly redirectUri: string
  readonly refresh: { readonly enabled: boolean; readonly intervalSeconds: number }
  readonly items: readonly ProjectItem[]
}

/** Matched giving. Amounts are in major units of the site's currency. */
export interface MatchingConfig {
  /** Name of the funder, which is never empty. */
  readonly funder: string
  /** Maximum that the funder adds in total. */
  readonly pot: number
  /** Percentage of each donation that the funder adds: 100 doubles the donation. */
  readonly ratioPercent: number
  /** Maximum that the funder adds to one donation; undefined if there is no limit. */
  readonly cap: number | undefined
  /** Date (`2026-06-01`) or timestamp; undefined if there is no limit. */
  readonly starts: string | undefined
  readonly ends: string | undefined
}

/** A project that the site raises money for (Spec §3). */
export interface ProjectItem {
  readonly type: 'campaign' | 'charity' | 'event' | 'page'
  readonly uid: string
  /** Date (`2026-06-01`) or timestamp; undefined if there is no limit. */
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  /** The item's setting, or the platform's if the item has none. The same applies to the next two fields. */
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  readonly defaultPageStory: string
  readonly overridePageName: string
  readonly overridePageStory: string
  readonly overridePageImage: Image | undefined
  /** Target to show instead of the platform's, in major units of the site's currency. */
  readonly overrideTarget: number | undefined
  readonly donateUrl: string
  readonly url: string
}

/** Settings of the cookie banner. If text is empty, the default applies. */
export interface CookieConsentConfig {
  readonly display: boolean
  readonly message: string
  readonly link: string
  readonly dismiss: string
  readonly button: string
  /** Cookies to list in the cookie policy in addition to the product's. */
  readonly cookies: readonly CookieEntry[]
}

/** A cookie in the cookie policy. */
export interface CookieEntry {
  readonly name: string
  readonly provider: string
  readonly purpose: string
  readonly expiry: string
}

/** An analytics script. The type `script` requires a `url`, other types an `id`. */
export interface AnalyticsConfig {
  readonly type: 'google_analytics' | 'google_tag_manager' | 'script'
  readonly id: string
  /** URL of the script. If it is empty, the provider's default applies. */
  readonly url: string
}

/** A page tag with its allowed values. */
export interface TagConfig {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
}
