export { createContentClient, findDocuments } from './sources/content-client.ts'
export type {
  ContentClient,
  ContentClientOptions,
  DocumentSearch,
  LanguageChoice,
} from './sources/content-client.ts'
export type {
  ContentSource,
  DocumentFilter,
  DocumentPage,
  DocumentQuery,
  SourceOptions,
} from './sources/content-source.ts'
export { prismicSource } from './sources/prismic-source.ts'
export type { ContentFetch, PrismicSource, PrismicSourceOptions } from './sources/prismic-source.ts'
export { consentRequired } from './site/parse-settings.ts'
export { fetchSite, parseHomeContent, parseSite } from './site/parse-site.ts'
export type { ParsedSite } from './site/parse-site.ts'
export {
  activeProjects,
  distinctProjects,
  endedProjects,
  isProjectActive,
  matchingWindow,
  platformOf,
} from './site/projects.ts'
export {
  fetchInternalPage,
  fetchInternalPages,
  isSegmentShown,
  parseInternalPage,
} from './pages/internal-pages.ts'
export type { InternalPage, InternalPages, Segmentation } from './pages/internal-pages.ts'
export { parseContent } from './slices/parse-content.ts'
export { cleanText, isContentEmpty } from './documents/values.ts'
export { fetchSupporterPages, parseSupporterPages } from './pages/supporter-pages.ts'
export type { ParsedDocuments } from './pages/fetch-documents.ts'
export type { SupporterPages } from './pages/supporter-pages.ts'
export { fetchTagPages, findTagPage, parseTagPages, tagSlug } from './pages/tag-pages.ts'
export type { TagPage, TagPageResult, TagPages } from './pages/tag-pages.ts'
export { fetchOnboarding, parseOnboarding } from './pages/onboarding.ts'
export type { Onboarding } from './pages/onboarding.ts'
export type { FooterSlice, RegistrationSlice, ReportSlice } from './slices/site-slices.ts'
export { isSafeAddress, resolveLink } from './fields/links.ts'
export type { LinkKind, ResolvedLink } from './fields/links.ts'
export {
  injectPlaceholders,
  injectPlaceholdersInContent,
} from './placeholders/inject-placeholders.ts'
export {
  placeholderKeys,
  placeholdersIn,
  placeholderValues,
  template,
  UnknownPlaceholderError,
} from './placeholders/template.ts'
export type { PlaceholderSources, PlaceholderValues } from './placeholders/template.ts'
export {
  currentPreview,
  fetchPreviewDocument,
  previewRequest,
  startPreview,
} from './pages/preview.ts'
export type { PreviewClock, PreviewState, PreviewStorage } from './pages/preview.ts'
export {
  checkLimits,
  frameAncestors,
  isSiteKey,
  mayServeHost,
  parseTenants,
  TenantLimitError,
  TenantTableError,
} from './site/tenants.ts'
export type { Tenant, TenantTable } from './site/tenants.ts'
export { examineSliceModels } from './doctor/examine-slice-models.ts'
export { examineSite } from './doctor/examine-site.ts'
export type { SiteToExamine } from './doctor/examine-site.ts'
export type { MessageList } from './doctor/examine-config.ts'
export type { Finding, FindingKind } from './doctor/finding.ts'
export { parseSiteFile } from './portable/parse-site-file.ts'
export { SiteFileError, siteFileLimits, writeSiteFile } from './portable/site-file.ts'
export type {
  SiteFile,
  SiteFileDocument,
  SiteFileMedia,
  SiteFileProblem,
} from './portable/site-file.ts'
export { ContentError, ContentUnavailableError, describeProblem } from './documents/errors.ts'
export type { ContentProblem, DocumentRef, UnavailableReason } from './documents/errors.ts'
export type { Button, Embed, Image } from './fields/fields.ts'
export type { RichText, RichTextBlock } from './fields/rich-text.ts'
export type { PageSlice } from './slices/page-slices.ts'
export type {
  InferSlice,
  OwnSlice,
  ParsedSlice,
  SliceOptions,
  SliceSchema,
  SliceSchemas,
  UnknownSlice,
} from './slices/slice-schema.ts'
export type {
  AccessibilityConfig,
  AnalyticsConfig,
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
  NoticeConfig,
  OtherWaysConfig,
  PageMeta,
  PlatformSettings,
  ProjectItem,
  SiteConfig,
  TagConfig,
  WebfontConfig,
} from './site/site-config.ts'
