export { fileSource } from './file-source.ts'
export type { FileSourceOptions } from './file-source.ts'
