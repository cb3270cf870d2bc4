import { getMetadata, postMetadata, putMetadata } from './metadata-calls.ts'

export const metadataCalls = [getMetadata, postMetadata, putMetadata]
