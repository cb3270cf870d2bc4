import type { WithEnvironment } from '../links/with-environment.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'

/** The address of an uploaded picture, with https unless the platform itself, a sandbox, has none. */
export function imageAddress({ environment }: WithEnvironment, wire: unknown): string {
  const url = toText(asRecord(wire)['url']) ?? ''
  return environment.images.startsWith('http:') ? url : url.replace(/^(http:)?\/\//, 'https://')
}
