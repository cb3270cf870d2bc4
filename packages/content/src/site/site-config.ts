import type { DocumentRef } from '../documents/errors.ts'
import type { Button, ButtonLinkType, Image } from '../fields/fields.ts'
import type { RichText } from '../fields/rich-text.ts'
import type { FooterSlice, ReportSlice } from '../slices/site-slices.ts'
import type { UnknownSlice } from '../slices/slice-schema.ts'

/** Notice at the top of every page. */
export interface NoticeConfig {
  readonly text: string
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** End, in milliseconds since 1970; undefined for none. */
  readonly untilMs: number | undefined
}

/** Other ways to donate. At least one of `text`, `link` and `phone` is set. */
export interface OtherWaysConfig {
  /** Whether they replace the donation form. */
  readonly isPaused: boolean
  /** Instructions such as bank details; may be empty. */
  readonly text: RichText
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** Formatted phone number; may be empty. */
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
  /** Raw slices of the home page, for `parseHomeContent(site)`. */
  readonly homeContent: unknown
  readonly design: DesignConfig
  /** Two-letter country code in lower case. @default au */
  readonly localisation: { readonly country: string }
  /** Whether other sites may show the site in a frame. */
  readonly iframe: boolean
  /** Host names whose frames, and those of their subdomains, load without a click. Lower case. */
  readonly frameHosts: readonly string[]
  readonly maintenanceMode: boolean
  readonly useJGOauth: boolean
  readonly environment: string
  /** Settings per platform variant, in the document's order. */
  readonly platform: readonly PlatformSettings[]
  readonly matching: MatchingConfig | undefined
  readonly notice: NoticeConfig | undefined
  readonly otherWays: OtherWaysConfig | undefined
  /** Whether the site sends fewer requests to the platform. */
  readonly isGivingDay: boolean
  /** Analytics, loaded after consent only. */
  readonly analytics: readonly AnalyticsConfig[]
  readonly cookieConsent: CookieConsentConfig
  readonly accessibility: AccessibilityConfig
  /** Custom messages, by the key in the message catalogue. */
  readonly messages: Readonly<Record<string, string>>
  /** Reports for the site's administrators. */
  readonly reports: readonly (ReportSlice | UnknownSlice)[]
  readonly tags: readonly TagConfig[]
  /** Registration document, if one is linked. */
  readonly onboarding: DocumentRef | undefined
}

/** Meta data of a page for browsers, search engines and sharing. May be empty. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly author: string
  readonly image: Image | undefined
  readonly favicon: Image | undefined
}

/** Additions to the head of every page (Spec §2). May be empty. */
export interface HeadConfig {
  /** CSS without markup, imports or URLs of other sites. */
  readonly styles: string
  /** URLs: https or a path. */
  readonly stylesheets: readonly string[]
  readonly scripts: readonly HeadScript[]
  readonly metaTags: readonly HeadMetaTag[]
  /** URL of a feed. */
  readonly rss: string
  readonly appleIcon: Image | undefined
}

/** Custom script. `inline` is ignored if `src` (https or a path) is set. */
export interface HeadScript {
  readonly src: string
  readonly inline: string
  readonly stagingOnly: boolean
  /** Always true for scripts of other sites. */
  readonly afterConsent: boolean
}

/** Meta tag with a `name`, a `property`, or both. */
export interface HeadMetaTag {
  readonly name: string
  readonly property: string
  readonly content: string
}

/** Header of every page (Spec §3). */
export interface HeaderConfig {
  readonly include: boolean
  readonly poweredBy: boolean
  readonly logo: Image | undefined
  /** Logo on dark backgrounds. @default the logo */
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
  /** Unknown types of buttons, in the document's order. */
  readonly unknown: readonly string[]
}

/** Navigation entry with its nested entries. */
export interface NavigationItem {
  readonly label: string
  /** Empty for a heading that only opens its children. May be empty if `linkType` is set. */
  readonly url: string
  readonly linkType: ButtonLinkType
  readonly children: readonly NavigationItem[]
}

/** Footer of every page (Spec §3). */
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
  /** Date such as `2026-06-30`. */
  readonly testedOn: string | undefined
  /** Known limitations of the site's content, one sentence each. */
  readonly limits: readonly string[]
  /** Body that handles complaints; empty for the default of the site's country. */
  readonly complaintName: string
  readonly complaintUrl: string
}

/** Design of a site. Undefined values have the UI kit's default. */
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
    /** Font size, relative to body text. */
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
  /** Edge between sections. */
  readonly edge: 'none' | 'wave' | 'diagonal' | undefined
  /** Texture of tinted sections. */
  readonly pattern: 'none' | 'waves' | 'contours' | undefined
  /** Avatars of people without a photo. @default initials */
  readonly avatarStyle: 'shapes' | 'faces' | 'robots' | undefined
}

/** Typography of one role. `spacing` is letter spacing in em. */
export interface FontConfig {
  readonly family: string | undefined
  readonly weight: number | undefined
  readonly uppercase: boolean | undefined
  readonly spacing: number | undefined
}

/** A web font. The `url` of an `external` font is a woff2 file; a `google_font` may have none. */
export interface WebfontConfig {
  readonly type: 'google_font' | 'external'
  readonly family: string
  readonly url: string
  readonly weight: number
  readonly style: 'normal' | 'italic'
  /** CSS `unicode-range` of the file; undefined for all characters. */
  readonly range: string | undefined
}

/** Settings of one platform variant (Spec §3). */
export interface PlatformSettings {
  /** `default`, `everydayhero` (the peer-to-peer variant), or a custom one. */
  readonly variant: string
  readonly uid: string
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  /** Story of new pages, as plain text. */
  readonly defaultPageStory: string
  /** Hours ahead of UTC. */
  readonly utcOffsetHours: number
  readonly clientId: string
  readonly redirectUri: string
  readonly refresh: { readonly enabled: boolean; readonly intervalSeconds: number }
  readonly items: readonly ProjectItem[]
}

/** Matched giving. Amounts are in major units of the site's currency. */
export interface MatchingConfig {
  /** Name of the funder, not empty. */
  readonly funder: string
  /** Maximum of all matching. */
  readonly pot: number
  /** Percent of a donation that is added: 100 doubles it. */
  readonly ratioPercent: number
  /** Maximum added to one donation; undefined for no limit. */
  readonly cap: number | undefined
  /** Date (`2026-06-01`) or timestamp; undefined for no limit. */
  readonly starts: string | undefined
  readonly ends: string | undefined
}

/** Project that the site raises money for (Spec §3). */
export interface ProjectItem {
  readonly type: 'campaign' | 'charity' | 'event' | 'page'
  readonly uid: string
  /** Date (`2026-06-01`) or timestamp; undefined for no limit. */
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  /** Overrides the platform's setting, like `excludeTeamIds` and `defaultPageStory`. */
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  readonly defaultPageStory: string
  readonly overridePageName: string
  readonly overridePageStory: string
  readonly overridePageImage: Image | undefined
  /** Overrides the platform's target, in major units of the site's currency. */
  readonly overrideTarget: number | undefined
  readonly donateUrl: string
  readonly url: string
}

/** Texts of the cookie banner; empty for the defaults. */
export interface CookieConsentConfig {
  readonly display: boolean
  readonly message: string
  readonly link: string
  readonly dismiss: string
  readonly button: string
  /** Cookies listed in the cookie policy, besides the product's. */
  readonly cookies: readonly CookieEntry[]
}

/** Cookie listed in the cookie policy. */
export interface CookieEntry {
  readonly name: string
  readonly provider: string
  readonly purpose: string
  readonly expiry: string
}

/** Analytics script. `script` needs a `url`, the other types an `id`. */
export interface AnalyticsConfig {
  readonly type: 'google_analytics' | 'google_tag_manager' | 'script'
  readonly id: string
  /** URL of the script; empty for the provider's default. */
  readonly url: string
}

/** A tag of pages, with its allowed values. */
export interface TagConfig {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
}
