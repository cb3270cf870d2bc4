import { readFile } from 'node:fs/promises'
import {
  createRenderScheduler,
  type NodeParts,
  SettingError,
  serveSites,
} from '@milepost/server/node'
import { EnvironmentError } from '../base/variables.ts'
import { readSiteSettings, type SiteSettings, splitCacheMemory } from './site-settings.ts'
import { getCardThreadFile, createLazyCardTools } from './create-card-thread.ts'
import { createAssetReader } from './media-sources.ts'
import { createSiteLookup, openSite, type SetUpRender } from './open-site.ts'
import { type OptionalModuleLoaders, startProcessParts } from './process-parts.ts'

/** Parts of the server that differ between production and development. */
interface ServerParts extends OptionalModuleLoaders {
  /** Folder of the build's client files; omitted in development. */
  clientFolder?: string
  setUpRender: SetUpRender
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/**
 * Serves one site, or those of `SITES_FILE`, on Node until the process receives SIGTERM or SIGINT. On an invalid setting or an
 * unavailable port, logs the problem and exits.
 *
 * @param variables - environment variables (docs/configuration.md)
 */
export async function startServer(
  variables: EnvironmentVariables,
  parts: ServerParts,
): Promise<void> {
  try {
    await startSites(variables, parts)
  } catch (error) {
    console.error(formatStartError(error))
    process.exit(1)
  }
}

async function startSites(
  variables: EnvironmentVariables,
  { clientFolder, setUpRender, ...modules }: ServerParts,
): Promise<void> {
  const sites = await readSiteSettings(variables, (path) => readFile(path, 'utf8'))
  const [{ environment }] = sites
  const isShared = (variables['SITES_FILE'] ?? '').trim() !== ''
  const caches = splitCacheMemory(environment, sites.length)
  if (caches === undefined) {
    throw new EnvironmentError(
      `The site cannot start:\n- CACHE_MB is too small for ${sites.length} sites`,
    )
  }
  const shared = await startProcessParts(environment, modules, { isShared, clientFolder })
  // A single site cannot slow down others, so its renders are not reduced under load.
  const turns = createRenderScheduler(isShared ? {} : { maxConcurrentWhenBusy: 64 })
  const cardTools = createLazyCardTools(getCardThreadFile(), {
    readAsset: createAssetReader(clientFolder),
    warn: shared.warn,
  })
  const hosted = (settings: SiteSettings) => {
    const parts = shared.getSiteParts(settings.environment)
    return {
      cacheBytes: caches.pages,
      telemetry: parts.telemetry,
      site: (node: NodeParts) =>
        openSite(settings, {
          ...parts,
          node,
          setUpRender,
          cardTools,
          caches,
          turns: turns.forSite(),
          isAlone: !isShared,
        }),
    }
  }
  const { host, port, trustedProxies, trustsForwardedHost, drainMs } = environment
  await serveSites(
    {
      host,
      port,
      trustedProxies,
      trustsForwardedHost,
      drainMs,
      telemetry: shared.telemetry,
      onEnding: shared.stop,
      ...(clientFolder === undefined ? {} : { clientFolder }),
    },
    {
      sites: new Map(sites.map((settings) => [settings.environment.site, hosted(settings)])),
      // A single site rejects foreign hosts itself, with its own messages.
      getSiteKey: isShared ? createSiteLookup(sites) : () => environment.site,
    },
  )
}

function formatStartError(error: unknown): unknown {
  if (error instanceof EnvironmentError) return error.message
  if (!(error instanceof SettingError)) return error
  return `The site cannot start:\n- ${error.message.replace('trustedProxies', 'TRUSTED_PROXIES')}`
}
