import type { SiteDefinition } from '@milepost/framework'
import type { ServerDefinition } from '@milepost/framework/server'
import { contentService } from '@milepost/framework/src/services/services.ts'
import { pseudoSource } from './pseudo-source.ts'

/** What an application adds for the server, with documents in the pseudo-languages beside those of its content. */
export function withPseudoDocuments(
  server: ServerDefinition,
  { languages }: Pick<SiteDefinition, 'languages'>,
): ServerDefinition {
  const main = languages?.[0]?.lang ?? 'en-gb'
  return {
    ...server,
    content: (environment) =>
      pseudoSource(server.content?.(environment) ?? contentService(environment), main),
  }
}
