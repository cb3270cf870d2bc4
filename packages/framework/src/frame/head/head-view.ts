/** What the head of every page says, and what a page falls back on: plain data. */
export interface HeadView {
  title: string
  description: string
  keywords: string
  author: string
  /** Path or address. */
  image: string | undefined
  favicon: string | undefined
  appleIcon: string | undefined
  /** Address of the site's feed; empty where there is none. */
  rss: string
  /** The oEmbed address of the page; empty for pages that are not shown on other sites. */
  oembed: string
  /** The site's own rules, checked. */
  styles: string
  /** Paths: sheets of other sites are served from our own. */
  stylesheets: string[]
  /** What may run at once: the site's own. What waits for consent is with the consent. */
  scripts: { src: string; inline: string }[]
  metaTags: readonly { name: string; property: string; content: string }[]
  /** The site may be in other sites' frames. */
  isFramed: boolean
  /** What search engines are told on the home page, as JSON that may be in a document. */
  structuredData: string
  /** What a link's `shareOptions` say a share shows. */
  share: (ShareView & { path: string }) | undefined
}

/** What a share shows in place of the page's own (Spec §2, shareOptions). */
export interface ShareView {
  title?: string
  description?: string
  /** Absolute https address, or a path. */
  image?: string
}
