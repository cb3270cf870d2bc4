export { createFileSource } from './files/file-source.ts'
export type { FileSourceOptions } from './files/file-source.ts'
