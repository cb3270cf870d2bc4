import { getEntryDocument } from './get-entry-document.ts'
import { getMedia } from './get-media.ts'
import { searchDocuments } from './search-documents.ts'

export const contentCalls = [getEntryDocument, searchDocuments, getMedia]
