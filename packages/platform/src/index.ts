export type * from './values/values.wire.ts'
