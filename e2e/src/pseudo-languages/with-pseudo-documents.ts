import type { SiteDefinition } from '@milepost/framework'
import type { ServerDefinition } from '@milepost/framework/server'
import { createConfiguredSource } from '@milepost/framework/src/services/services.ts'
import { pseudoSource } from './pseudo-source.ts'

/** Adds pseudo-language documents to an application's server definition. */
export function withPseudoDocuments(
  server: ServerDefinition,
  { languages }: Pick<SiteDefinition, 'languages'>,
): ServerDefinition {
  const main = languages?.[0]?.lang ?? 'en-gb'
  return {
    ...server,
    content: (environment) =>
      pseudoSource(server.content?.(environment) ?? createConfiguredSource(environment), main),
  }
}
