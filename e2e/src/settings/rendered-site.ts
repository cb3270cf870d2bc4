import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createRenderFacts } from '@milepost/server'
import { getServerEntry } from '@milepost/framework/src/server/site-build.ts'
import { readSiteEnvironment } from '@milepost/framework/src/base/site-environment.ts'
import type { Services } from '@milepost/framework/src/services/services.ts'
import { repositoryRoot } from '../repository-root.ts'

/** A document's fields by `{type}/{uid}`. */
export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Request to a site, by path; with a body it submits a form. */
export interface SiteRequest {
  readonly path: string
  readonly form?: Readonly<Record<string, string>>
}

/** Response of a site. */
export interface SiteAnswer {
  /** Status, place, what its pages may load, the requests that it made for a form, and the page without its data. */
  readonly page: string
  /** Serialised loader data. */
  readonly data: string
}

/** One site: how it answers. */
export type AskSite = (visit: SiteRequest) => Promise<SiteAnswer>

export interface SiteMaker {
  /** Writes documents into a new repository, and returns the site of its `custom_site` document. */
  make: (documents: Documents) => AskSite
}

/** Documents and sites of a name that nothing else has, so that it can be taken out of answers. */
const siteName = 'site-of-a-test'

/**
 * Renders sites by the request handler of the production build, in this process, with the time standing still.
 *
 * @param content - the folder that the sandbox serves documents from
 */
export async function createSiteMaker({
  sandboxOrigin,
  content,
  media,
  now,
}: {
  sandboxOrigin: string
  content: string
  /** Files that documents name, by their names below `media/`. */
  media: Readonly<Record<string, string>>
  now: Date
}): Promise<SiteMaker> {
  const file = pathToFileURL(join(repositoryRoot, 'apps/site/build/server/index.js'))
  const router = (await import(file.href)) as ServerBuild
  const entry = getServerEntry(router)
  let made = 0

  function services(repository: string): Services {
    const environment = readSiteEnvironment({
      SITE: repository,
      CONTENT_SITE_UID: siteName,
      SITE_ORIGIN: 'http://site.example',
      SANDBOX_ORIGIN: sandboxOrigin,
      READ_TIMEOUT_MS: '60000',
    })
    return entry.createServices(environment, { invalidatePages: () => undefined, now: () => now })
  }

  return {
    make(documents) {
      made += 1
      const repository = `repository-${made}`
      for (const [name, data] of Object.entries(documents)) {
        const path = name === 'custom_site' ? `custom_site/${siteName}` : name
        write(join(content, repository, `${path}.json`), JSON.stringify({ data }))
      }
      for (const [name, text] of Object.entries(media)) {
        write(join(content, repository, 'media', name), text)
      }
      const base = services(repository)
      const routes = entry.createLanguageRoutes(router, base, 'production')

      async function send({ path, form }: SiteRequest): Promise<{ text: string; policy: unknown }> {
        const sent: string[] = []
        const facts = createRenderFacts()
        const context = entry.createRequestContext({
          facts,
          nonce: 'nonce',
          services: {
            ...base,
            fetch: async (input) => {
              const { href } = new URL(input instanceof Request ? input.url : input)
              sent.push(href)
              return Response.json({}, { status: href.endsWith('/fails') ? 500 : 200 })
            },
          },
        })
        const address = new URL(path, base.environment.origin)
        const body = form && new URLSearchParams(form)
        const request = new Request(address, {
          headers: { accept: 'text/html' },
          ...(body ? { method: 'POST', body } : {}),
        })
        const { handle } = await routes.getHandler(request)
        const response = await handle(request, context)
        const { status, headers } = response
        const text = `${status} ${headers.get('location')} ${sent.join(' ')}\n${await response.text()}`
        return { text: text.replaceAll(repository, 'repository'), policy: facts.policy }
      }

      return async (visit) => {
        const { text, policy } = await send(visit)
        const [path = '', query = ''] = visit.path.split('?')
        const data = await send({ path: `${path === '/' ? '/_root' : path}.data?${query}` })
        return {
          page: `${JSON.stringify(policy)}\n${withoutData(text)}`.replaceAll(
            repository,
            'repository',
          ),
          data: data.text,
        }
      }
    },
  }
}

/** Removes the data scripts of a page, which visitors do not see. */
function withoutData(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.includes('__reactRouter') ? '' : script,
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The text of a source file, by its path from the repository's root. */
export function sourceOf(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8')
}
