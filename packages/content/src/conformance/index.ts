export { describeContentSource } from './describe-content-source.ts'
export type { TestRunner } from './describe-content-source.ts'
export type { ClauseDocument, SourceUnderTest } from './clause-documents.ts'
