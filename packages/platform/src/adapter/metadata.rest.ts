export { fetchMetadata, writeMetadata } from '../metadata/metadata-calls.ts'
