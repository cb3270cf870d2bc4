export { fill } from './messages/fill.ts'
export { type DateLook, localDate } from './messages/local-date.ts'
export { type Catalogue, withOverrides } from './messages/with-overrides.ts'
