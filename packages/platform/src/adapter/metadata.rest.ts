export { fetchMetadata } from '../metadata/fetch-metadata.ts'
export { writeMetadata } from '../metadata/write-metadata.ts'
