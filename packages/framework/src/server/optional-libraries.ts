import { EnvironmentError } from '../base/site-environment.ts'

/** Libraries that the optional modules of `@milepost/server` import, by module: peers that an application installs. */
export const optionalLibraries: Readonly<Record<string, readonly string[]>> = {
  'open-telemetry': [
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-prometheus',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace',
  ],
  redis: ['ioredis'],
}

/**
 * Loads an optional module.
 *
 * @param setting - the environment variable that needs it
 * @throws EnvironmentError if the module's libraries aren't installed
 */
export async function loadOptional<Module>(
  name: string,
  setting: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    const libraries = optionalLibraries[name]?.join(' ')
    throw new EnvironmentError(
      `The site cannot start:\n- ${setting} needs more packages: run npm install ${libraries}, then build the site again`,
      { cause: error },
    )
  }
}
