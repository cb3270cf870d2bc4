export type { ClauseDocument, SourceUnderTest } from './conformance/clause-documents.ts'
export { describeContentSource } from './conformance/describe-content-source.ts'
export type { TestRunner } from './conformance/describe-content-source.ts'
