import { getMetadata, postMetadata } from './metadata-calls.ts'

export const metadataCalls = [getMetadata, postMetadata]
