import type { DocumentRef } from '../documents/errors.ts'
import type { Button, ButtonLinkType, Image } from '../fields/fields.ts'
import type { RichText } from '../fields/rich-text.ts'
import type { FooterSlice, ReportSlice } from '../slices/site-slices.ts'
import type { UnknownSlice } from '../slices/slice-schema.ts'

/** A notice at the top of every page. */
export interface NoticeConfig {
  readonly text: string
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** Until then it is shown, in milliseconds since 1970; undefined for as long as it is in the document. */
  readonly untilMs: number | undefined
}

/** Other ways to give than the payment page. At least one of text, link and phone is there. */
export interface OtherWaysConfig {
  /** Whether the other ways are shown in place of the form. */
  readonly isPaused: boolean
  /** How to give another way, such as bank details; empty for none. */
  readonly text: RichText
  readonly link: { readonly label: string; readonly url: string } | undefined
  /** A telephone number as people write it; empty for none. */
  readonly phone: string
}

/** Everything an editor says about a site (Spec §3, site configuration). Plain data. */
export interface SiteConfig {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  readonly head: HeadConfig
  readonly header: HeaderConfig
  readonly footer: FooterConfig
  /** The home page's slices as the document has them; read them with `parseHomeContent(site)`. */
  readonly homeContent: unknown
  readonly design: DesignConfig
  readonly localisation: {
    /** Two letters in lower case; `au` when the site names none. */ readonly country: string
  }
  /** The site may be shown inside other sites' frames. */
  readonly iframe: boolean
  /** Host names whose frames load without a click, each with its subdomains; in lower case. */
  readonly frameHosts: readonly string[]
  readonly maintenanceMode: boolean
  readonly useJGOauth: boolean
  /** Empty when the site names none. */
  readonly environment: string
  /** Settings per platform variant, in the document's order. */
  readonly platform: readonly PlatformSettings[]
  /** What a funder adds to gifts; undefined where nobody promises anything. */
  readonly matching: MatchingConfig | undefined
  /** What is at the top of every page for a while; undefined for nothing. */
  readonly notice: NoticeConfig | undefined
  /** How people can give while the payment page is down; undefined where the site names no way. */
  readonly otherWays: OtherWaysConfig | undefined
  /** This is a giving day: the site asks the platform for less. */
  readonly isGivingDay: boolean
  /** What measures visits; nothing of it loads before a visitor accepts cookies. */
  readonly analytics: readonly AnalyticsConfig[]
  readonly cookieConsent: CookieConsentConfig
  /** What the accessibility statement says beside the product's own report. */
  readonly accessibility: AccessibilityConfig
  /** The site's own words for sentences of the product, by the key of its message catalogue. */
  readonly messages: Readonly<Record<string, string>>
  /** What the site's administrators may read. */
  readonly reports: readonly (ReportSlice | UnknownSlice)[]
  readonly tags: readonly TagConfig[]
  /** The registration document, when the site links one. */
  readonly onboarding: DocumentRef | undefined
}

/** What a page says about itself to browsers, search engines and shares. Empty text means not set. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly author: string
  readonly image: Image | undefined
  readonly favicon: Image | undefined
}

/** What a site adds to the head of every page (Spec §2, page head). Empty text means none. */
export interface HeadConfig {
  /** Style rules, without markup, imports or addresses of other sites. */
  readonly styles: string
  /** Addresses: https or a path. */
  readonly stylesheets: readonly string[]
  readonly scripts: readonly HeadScript[]
  readonly metaTags: readonly HeadMetaTag[]
  /** Address of a feed. */
  readonly rss: string
  readonly appleIcon: Image | undefined
}

/** A script of the site's own. With a `src` (https or a path), `inline` is not used. */
export interface HeadScript {
  readonly src: string
  readonly inline: string
  /** Only on staging origins. */
  readonly stagingOnly: boolean
  /** Only once a visitor has accepted cookies; always so for a script of another site. */
  readonly afterConsent: boolean
}

/** A meta tag: `name` or `property` is set, or both. */
export interface HeadMetaTag {
  readonly name: string
  readonly property: string
  readonly content: string
}

/** The bar at the top (Spec §3). Colours are CSS colours, undefined when not set. */
export interface HeaderConfig {
  readonly include: boolean
  readonly poweredBy: boolean
  readonly logo: Image | undefined
  /** The logo for dark backgrounds, such as a picture that the header is over; the logo when not set. */
  readonly logoLight: Image | undefined
  readonly logoLink: string
  readonly logoSize: 'tiny' | 'small' | 'medium' | 'large'
  readonly background: string | undefined
  readonly foreground: string | undefined
  readonly sticky: boolean
  readonly shadow: boolean
  /** The header is over the first section's picture. */
  readonly bannerOverlay: boolean
  readonly navigation: readonly NavigationItem[]
  readonly ctas: readonly Button[]
  /** The types of parts that nobody knows, in the document's order. */
  readonly unknown: readonly string[]
}

/** One entry of the navigation; `children` are the entries that name it as their parent. */
export interface NavigationItem {
  readonly label: string
  /** Empty for a heading that only opens its children, and where its type leads to the platform's own address. */
  readonly url: string
  readonly linkType: ButtonLinkType
  readonly children: readonly NavigationItem[]
}

/** The bottom of every page (Spec §3). */
export interface FooterConfig {
  readonly include: boolean
  readonly background: string | undefined
  readonly foreground: string | undefined
  readonly content: readonly FooterSlice[]
}

/** What a charity says of its site's accessibility. Empty text means not set. */
export interface AccessibilityConfig {
  /** Whom to write to. */
  readonly email: string
  /** Working days within which an answer comes. */
  readonly answerDays: number
  /** Who looked at the site. */
  readonly testedBy: string
  /** The day when they last did, such as `2026-06-30`. */
  readonly testedOn: string | undefined
  /** What in the site's own content does not work for everybody, one sentence for each. */
  readonly limits: readonly string[]
  /** Who takes complaints; without a name the authority of the site's country, where the product knows it. */
  readonly complaintName: string
  readonly complaintUrl: string
}

/** The look of a site, as the editor gave it. Undefined means: the kit's default. */
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
    /** Space beside the label, in em. */
    readonly spacing: number | undefined
    /** The radius of corners, in CSS pixels. `borderWidth` is in pixels, too. */
    readonly radius: number | undefined
    /** A factor of body text. */
    readonly fontSize: number | undefined
    readonly borderWidth: number | undefined
    readonly borderColor: string | undefined
  }
  readonly background: string | undefined
  readonly backgroundImage: Image | undefined
  /** Widest text column, in CSS pixels. */
  readonly container: number | undefined
  /** Space beside the column, in CSS pixels. */
  readonly containerSpace: number | undefined
  /** Light; dark; or `auto`: dark for visitors whose system is set to dark. */
  readonly scheme: 'light' | 'dark' | 'auto' | undefined
  /** How sections meet. */
  readonly edge: 'none' | 'wave' | 'diagonal' | undefined
  /** The texture behind tinted sections. */
  readonly pattern: 'none' | 'waves' | 'contours' | undefined
  /** Avatars of people without a photo. Without a style, their initials. */
  readonly avatarStyle: 'shapes' | 'faces' | 'robots' | undefined
}

/** One role of type. `spacing` is letter spacing in em. */
export interface FontConfig {
  readonly family: string | undefined
  readonly weight: number | undefined
  readonly uppercase: boolean | undefined
  readonly spacing: number | undefined
}

/** One font to load. An `external` font has the address of a woff2 file; a `google_font` may have none. */
export interface WebfontConfig {
  readonly type: 'google_font' | 'external'
  readonly family: string
  readonly url: string
  readonly weight: number
  readonly style: 'normal' | 'italic'
  /** The characters that the file has, as CSS's `unicode-range`; undefined for all. */
  readonly range: string | undefined
}

/** What one platform variant needs to know (Spec §3, platform settings). */
export interface PlatformSettings {
  /** `default`, `everydayhero` (the peer-to-peer variant), or what the document says. */
  readonly variant: string
  readonly uid: string
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  /** What a supporter's story says before they change it, as plain text. */
  readonly defaultPageStory: string
  /** Hours ahead of UTC. */
  readonly utcOffsetHours: number
  readonly clientId: string
  readonly redirectUri: string
  readonly refresh: { readonly enabled: boolean; readonly intervalSeconds: number }
  readonly items: readonly ProjectItem[]
}

/** What a funder promises to add to gifts. Amounts are in major units of the site's currency. */
export interface MatchingConfig {
  /** The name of the funder; never empty. */
  readonly funder: string
  /** The most that is added in all. */
  readonly pot: number
  /** Hundredths that are added for one unit given: 100 doubles a gift. */
  readonly ratioPercent: number
  /** The most that is added to one gift; undefined for no such limit. */
  readonly cap: number | undefined
  /** A date (`2026-06-01`) or a timestamp; undefined for every gift before the end. */
  readonly starts: string | undefined
  readonly ends: string | undefined
}

/** One thing the site raises money for (Spec §3, project item). */
export interface ProjectItem {
  readonly type: 'campaign' | 'charity' | 'event' | 'page'
  readonly uid: string
  /** A date (`2026-06-01`) or a timestamp; undefined when always open. */
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  /** The item's own setting, or else the slice's. So are `excludeTeamIds` and `defaultPageStory`. */
  readonly excludeOffline: boolean
  readonly excludeTeamIds: readonly string[]
  readonly defaultPageStory: string
  readonly overridePageName: string
  readonly overridePageStory: string
  readonly overridePageImage: Image | undefined
  /** A target in place of the platform's, in major units of the site's currency. */
  readonly overrideTarget: number | undefined
  readonly donateUrl: string
  readonly url: string
}

/** The cookie banner's words; an empty text means: the product's own. */
export interface CookieConsentConfig {
  readonly display: boolean
  readonly message: string
  readonly link: string
  readonly dismiss: string
  readonly button: string
  /** What the cookie policy lists beside the product's own cookies. */
  readonly cookies: readonly CookieEntry[]
}

/** One cookie in the cookie policy, in an editor's words. */
export interface CookieEntry {
  readonly name: string
  readonly provider: string
  readonly purpose: string
  readonly expiry: string
}

/** One thing that measures visits. `script` loads `url`; the other two need an `id`. */
export interface AnalyticsConfig {
  readonly type: 'google_analytics' | 'google_tag_manager' | 'script'
  readonly id: string
  /** Where its script is served from; empty means the provider's own address. */
  readonly url: string
}

/** A tag that pages can carry, with its allowed values. */
export interface TagConfig {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
}
