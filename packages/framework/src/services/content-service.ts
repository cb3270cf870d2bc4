import { type ContentSource, prismicSource } from '@milepost/content'
import { EnvironmentError, type SiteEnvironment } from '../base/site-environment.ts'
import { tracedFetch } from './traced-fetch.ts'

/**
 * The content service that the settings of a site name.
 *
 * @throws EnvironmentError where the settings say that the application brings its content
 */
export function contentService({
  content: { source, endpoint, accessToken },
  readTimeoutMs,
  telemetry,
}: SiteEnvironment): ContentSource {
  if (source === 'own') {
    throw new EnvironmentError(
      'CONTENT_SOURCE is "own", and content in app/site.server.ts gives no content source.',
    )
  }
  return prismicSource({
    endpoint,
    accessToken,
    timeoutMs: readTimeoutMs,
    ...(telemetry.tracesServices ? { fetch: tracedFetch } : {}),
  })
}
