// Client
export { createContentClient } from './client/create-content-client.ts'
export type { ContentClient, ContentClientOptions } from './client/create-content-client.ts'
export type { LanguageChoice } from './client/choose-language.ts'
export { findDocuments } from './client/find-documents.ts'
export type { DocumentSearch } from './client/find-documents.ts'

// Sources
export type {
  ContentSource,
  DocumentFilter,
  DocumentPage,
  DocumentQuery,
  SourceOptions,
} from './sources/content-source.ts'
export { prismicSource } from './sources/prismic-source.ts'
export type { ContentFetch, PrismicSource, PrismicSourceOptions } from './sources/prismic-source.ts'

// Site
export { consentRequired } from './site/consent-required.ts'
export { fetchSite } from './site/fetch-site.ts'
export { parseHomeContent } from './site/parse-home-content.ts'
export { parseSite } from './site/parse-site.ts'
export type { ParsedSite } from './site/parse-site.ts'
export { platformOf } from './site/platform-of.ts'

// Pages and slices
export { fetchInternalPage } from './pages/fetch-internal-page.ts'
export { fetchInternalPages } from './pages/fetch-internal-pages.ts'
export type { InternalPages } from './pages/fetch-internal-pages.ts'
export { parseInternalPage } from './pages/parse-internal-page.ts'
export { parseContent } from './slices/parse-content.ts'
export { isContentEmpty } from './documents/is-content-empty.ts'

export { isSegmentShown } from './pages/is-segment-shown.ts'
export { fetchSupporterPages, parseSupporterPages } from './pages/supporter-pages.ts'
export type { SupporterPages } from './pages/supporter-pages.ts'
export type { ParsedDocuments } from './pages/fetch-parsed.ts'

// Tag pages
export { findTagPage } from './tags/find-tag-page.ts'
export type { TagPage, TagPageResult } from './tags/find-tag-page.ts'
export { loadTagPage } from './tags/load-tag-page.ts'
export type { LoadedTagPage } from './tags/load-tag-page.ts'
export { fetchTagPages, parseTagPages } from './tags/tag-pages.ts'
export type { TagPages } from './tags/tag-pages.ts'
export { tagSlug } from './tags/tag-slug.ts'

// Registration
export { fetchOnboarding, parseOnboarding } from './onboarding/onboarding.ts'
export type { Onboarding } from './onboarding/onboarding.ts'
export type { RegistrationSlice } from './onboarding/registration-slice.ts'

// Links
export { resolveLink } from './links/resolve-link.ts'
export type { LinkKind, ResolvedLink } from './links/resolve-link.ts'

// Projects
export { activeProjects, distinctProjects, endedProjects } from './projects/active-projects.ts'
export { isProjectActive } from './projects/is-project-active.ts'
export { matchingWindow } from './projects/matching-window.ts'

// Placeholders
export { injectPlaceholders } from './placeholders/inject-placeholders.ts'
export { injectPlaceholdersInContent } from './placeholders/inject-placeholders-in-content.ts'
export { injectPlaceholdersInHtml } from './placeholders/inject-placeholders-in-html.ts'
export { injectPlaceholdersInRichText } from './placeholders/inject-placeholders-in-rich-text.ts'
export { isPlaceholderKey, placeholderKeys } from './placeholders/placeholder-key.ts'
export { placeholderValues } from './placeholders/placeholder-values.ts'
export type { PlaceholderSources } from './placeholders/placeholder-values.ts'
export { placeholdersIn, template, UnknownPlaceholderError } from './placeholders/template.ts'
export type { PlaceholderValues } from './placeholders/template.ts'

// Preview
export {
  countDownPreview,
  formatSecondsLeft,
  previewSecondsLeft,
} from './preview/count-down-preview.ts'
export type { PreviewCountdown } from './preview/count-down-preview.ts'
export { currentPreview } from './preview/current-preview.ts'
export {
  fetchPreviewDocument,
  fetchPreviewPage,
  fetchPreviewSite,
} from './preview/fetch-preview.ts'
export { loadPreview } from './preview/load-preview.ts'
export type { PreviewLoad } from './preview/load-preview.ts'
export { previewRequest } from './preview/preview-request.ts'
export type { PreviewClock, PreviewState, PreviewStorage } from './preview/preview-state.ts'
export { startPreview } from './preview/start-preview.ts'

// Tenants
export { checkLimits, TenantLimitError } from './tenants/check-limits.ts'
export { frameAncestors } from './tenants/frame-ancestors.ts'
export { mayServeHost } from './tenants/may-serve-host.ts'
export { isSiteKey, parseTenants, TenantTableError } from './tenants/parse-tenants.ts'
export type { TenantTable } from './tenants/parse-tenants.ts'
export type { Tenant } from './tenants/tenant.ts'

// Doctor
export { examineSliceModels } from './doctor/examine-slice-models.ts'
export { examineSite } from './doctor/examine-site.ts'
export type { MessageList } from './doctor/examine-messages.ts'
export type { SiteToExamine } from './doctor/examine-site.ts'
export type { Finding, FindingKind } from './doctor/finding.ts'

// The portable site file
export { decodeBase64 } from './portable/decode-base64.ts'
export { parseSiteFile } from './portable/parse-site-file.ts'
export { SiteFileError, siteFileLimits, siteFileVersion } from './portable/site-file.ts'
export type {
  SiteFile,
  SiteFileDocument,
  SiteFileMedia,
  SiteFileProblem,
} from './portable/site-file.ts'
export { writeSiteFile } from './portable/write-site-file.ts'

// Documents
export { cleanText } from './documents/clean-text.ts'
export { isSafeAddress } from './links/is-safe-address.ts'
export { deserialiseFields } from './documents/deserialise-fields.ts'

// Errors
export { ContentError, describeProblem } from './errors/content-error.ts'
export type { ContentProblem } from './errors/content-error.ts'
export { ContentUnavailableError } from './errors/content-unavailable-error.ts'
export type { UnavailableReason } from './errors/content-unavailable-error.ts'

// Types
export type { Button } from './fields/button.ts'
export type { Embed } from './fields/embed.ts'
export type { Image } from './fields/image.ts'
export type { RichText, RichTextBlock } from './fields/rich-text.ts'
export type { DocumentRef } from './errors/document-ref.ts'
export type { InternalPage, Segmentation } from './pages/internal-page.ts'
export type { FooterSlice } from './slices/footer-slice.ts'
export type { CallToActionSlice } from './slices/call-to-action.ts'
export type { DonateSlice } from './slices/donate.ts'
export type { DonationsSlice } from './slices/donations.ts'
export type { FitnessTotalSlice } from './slices/fitness-total.ts'
export type { GiftsSlice } from './slices/gifts.ts'
export type { HeroSlice } from './slices/hero.ts'
export type { LeaderboardSlice } from './slices/leaderboard.ts'
export type {
  InferSlice,
  OwnSlice,
  ParsedSlice,
  SliceOptions,
  SliceSchema,
  SliceSchemas,
} from './slices/own-slice.ts'
export type { PageSlice } from './slices/page-slice.ts'
export type { UnknownSlice } from './slices/unknown-slice.ts'
export type { ProgressSlice } from './slices/progress.ts'
export type { QuestionsSlice } from './slices/questions.ts'
export type { ReportSlice } from './site/report-slice.ts'
export type { ReceiptSlice } from './slices/receipt.ts'
export type { RichTextSlice } from './slices/rich-text-slice.ts'
export type { SponsorsSlice } from './slices/sponsors.ts'
export type { StepsSlice } from './slices/steps.ts'
export type { ImageSlice } from './slices/image.ts'
export type { GallerySlice } from './slices/gallery.ts'
export type { VideoSlice } from './slices/video.ts'
export type { EmbedSlice } from './slices/embed.ts'
export type { CardsSlice } from './slices/cards.ts'
export type { ColumnsSlice } from './slices/columns.ts'
export type { AccordionSlice } from './slices/accordion.ts'
export type { TabsSlice } from './slices/tabs.ts'
export type { CarouselSlice } from './slices/carousel.ts'
export type { QuoteSlice } from './slices/quote.ts'
export type { CountdownSlice } from './slices/countdown.ts'
export type { LogosSlice } from './slices/logos.ts'
export type { TotalsSlice } from './slices/totals.ts'
export type { TickerSlice } from './slices/ticker.ts'
export type { MatchingSlice } from './slices/matching.ts'
export type { SupporterSearchSlice } from './slices/supporter-search.ts'
export type { TeamSearchSlice } from './slices/team-search.ts'
export type { FeaturedSupportersSlice } from './slices/featured-supporters.ts'
export type { RegisterSlice } from './slices/register.ts'
export type { MapSlice } from './slices/map.ts'
export type { ShareBarSlice } from './slices/share-bar.ts'
export type { FormSlice } from './slices/form.ts'
export type { HtmlSlice } from './slices/html-slice.ts'
export type { IframeSlice } from './slices/iframe.ts'
export type { ReportsSlice } from './slices/reports.ts'
export type { SegmentSlice } from './slices/segment.ts'
export type { StorySlice } from './slices/story.ts'
export type { NoticeConfig, OtherWaysConfig } from './site/bad-days-config.ts'
export type {
  AccessibilityConfig,
  AnalyticsConfig,
  ContentIssue,
  CookieConsentConfig,
  CookieEntry,
  DesignConfig,
  FontConfig,
  FooterConfig,
  HeadConfig,
  HeaderConfig,
  HeadMetaTag,
  HeadScript,
  MatchingConfig,
  NavigationItem,
  PageMeta,
  PlatformSettings,
  ProjectItem,
  SiteConfig,
  TagConfig,
  WebfontConfig,
} from './site/site-config.ts'
