export * from './documents/errors.ts'
export { cleanText, isContentEmpty } from './documents/values.ts'

export type { Button, Embed, Image } from './fields/fields.ts'
export * from './fields/links.ts'
export type { RichText, RichTextBlock } from './fields/rich-text.ts'

export type { PageSlice } from './slices/page-slices.ts'
export { parseContent } from './slices/page-slices.ts'
export type { FooterSlice, RegistrationSlice, ReportSlice } from './slices/site-slices.ts'
export type {
  InferSlice,
  CustomSlice,
  ParsedSlice,
  SliceOptions,
  SliceSchema,
  SliceSchemas,
  UnknownSlice,
} from './slices/slice-schema.ts'

export {
  replacePlaceholders,
  replaceContentPlaceholders,
} from './placeholders/replace-placeholders.ts'
export {
  placeholderKeys,
  findPlaceholders,
  getPlaceholderValues,
  compileTemplate,
  UnknownPlaceholderError,
} from './placeholders/compile-template.ts'
export type { PlaceholderSources, PlaceholderValues } from './placeholders/compile-template.ts'

export { createContentClient, findDocuments } from './sources/content-client.ts'
export type {
  ContentClient,
  ContentClientOptions,
  DocumentSearch,
  LanguageChoice,
  ParsedDocuments,
} from './sources/content-client.ts'
export type * from './sources/content-source.ts'
export * from './sources/prismic-source.ts'

export { requiresConsent } from './site/parse-settings.ts'
export * from './site/parse-site.ts'
export {
  getActiveProjects,
  removeDuplicateProjects,
  getEndedProjects,
  isProjectActive,
  getMatchingWindow,
  getPlatformSettings,
} from './site/projects.ts'
export type * from './site/site-config.ts'
export * from './site/tenants.ts'

export * from './pages/internal-pages.ts'
export * from './pages/segments.ts'
export * from './pages/onboarding.ts'
export * from './pages/preview.ts'
export * from './pages/supporter-pages.ts'
export * from './pages/tag-pages.ts'

export { parseSiteFile } from './portable/parse-site-file.ts'
export { SiteFileError, siteFileLimits, writeSiteFile } from './portable/site-file.ts'
export type {
  SiteFile,
  SiteFileDocument,
  SiteFileMedia,
  SiteFileProblem,
} from './portable/site-file.ts'

export type { MessageCatalogue } from './doctor/check-config.ts'
export { checkSite } from './doctor/check-site.ts'
export type { SiteCheckOptions } from './doctor/check-site.ts'
export { checkSliceModels } from './doctor/check-slice-models.ts'
export type { Finding, FindingKind } from './doctor/finding.ts'
