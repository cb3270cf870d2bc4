import { getRepositoryName } from '@prismicio/client'
import { type CustomTypesClient, createClient } from '@prismicio/custom-types-client'
import type { CommandContext } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import type { Models } from './models.ts'

/** Timeout of each request, in milliseconds. */
const requestTimeoutMs = 60_000

/** Connection to the models of a CMS repository. */
export interface ModelService {
  readonly repository: string
  readonly client: CustomTypesClient
  readonly read: () => Promise<Models>
}

/**
 * Creates a client for the models of a CMS repository. Its name is `named`, else `CONTENT_REPOSITORY`, else the one in
 * `CONTENT_ENDPOINT`. The token is `CONTENT_WRITE_TOKEN`; `CONTENT_MODELS_ENDPOINT` replaces the URL of the CMS's API.
 *
 * @param named - from the command line
 * @throws {UsageError} if no repository is named
 * @throws {CommandError} if there is no token
 */
export function createModelService(
  named: string | undefined,
  { environment }: Pick<CommandContext, 'environment'>,
): ModelService {
  const { repository, token } = getWritableRepository(named, environment)
  const endpoint = environment['CONTENT_MODELS_ENDPOINT']
  const client = createClient({
    repositoryName: repository,
    token,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) }),
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return {
    repository,
    client,
    async read() {
      const [customTypes, slices] = await Promise.all([
        client.getAllCustomTypes(),
        client.getAllSharedSlices(),
      ])
      return { customTypes, slices } as unknown as Models
    },
  }
}

/**
 * Returns the repository to write to, and its token.
 *
 * @param named - from the command line
 * @throws {UsageError} if no repository is named
 * @throws {CommandError} if there is no token
 */
export function getWritableRepository(
  named: string | undefined,
  environment: CommandContext['environment'],
): { repository: string; token: string } {
  const known = named ?? environment['CONTENT_REPOSITORY'] ?? ''
  const repository = known === '' ? getConfiguredRepository(environment) : known
  if (repository === '') {
    throw new UsageError('Set the repository with --repository or CONTENT_REPOSITORY.')
  }
  const token = environment['CONTENT_WRITE_TOKEN'] ?? ''
  if (token === '') {
    throw new CommandError(
      'CONTENT_WRITE_TOKEN is not set',
      'Create a write token in the repository’s settings (API & Security), and set CONTENT_WRITE_TOKEN to it.',
    )
  }
  return { repository, token }
}

function getConfiguredRepository(environment: CommandContext['environment']): string {
  try {
    return getRepositoryName(environment['CONTENT_ENDPOINT'] ?? '')
  } catch {
    return ''
  }
}
