import { defineCall } from '../../http/define-call.ts'
import { createUnknownRepositoryResponse } from './content-errors.ts'
import type { RepositoryState } from '../../content/content-root.ts'

const documentTypeNames: Readonly<Record<string, string>> = {
  custom_site: 'Site',
  internal_page: 'Internal page',
  supporter_pages: 'Supporter pages',
  tag_pages: 'Tag pages',
  onboarding: 'Onboarding',
}

const textParameter = { type: 'String', multiple: false }

const languageNames = new Intl.DisplayNames(['en'], {
  type: 'language',
  languageDisplay: 'standard',
})

/** Returns the languages of a repository, main language first. */
function getLanguages({ lang, documents }: RepositoryState): string[] {
  const own = documents.flatMap((one) => ('lang' in one && one.lang !== '' ? [one.lang] : []))
  return [...new Set([lang, ...own.filter((id) => /^[a-z]{2}-[a-z]{2}$/.test(id)).toSorted()])]
}

/** Converts an identifier to a label: `early_access` becomes `Early access`. */
function toLabel(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the API entry document: refs, languages, types and the search form (wire contract §2.8.1). */
export const getEntryDocument = defineCall({
  family: 'content',
  method: 'GET',
  path: '/:repository/api/v2',
  handle({ content, origin, params }) {
    const name = params['repository'] ?? ''
    const repository = content?.repository(name)
    if (repository === undefined) return createUnknownRepositoryResponse(name)
    return {
      refs: [
        { id: 'master', ref: repository.ref, label: 'Master', isMasterRef: true },
        ...repository.releases.map((release) => ({
          id: release.name,
          ref: release.ref,
          label: toLabel(release.name),
          isMasterRef: false,
        })),
      ],
      languages: getLanguages(repository).map((id) => ({
        id,
        name: languageNames.of(id) ?? id,
        is_master: id === repository.lang,
      })),
      types: {
        ...documentTypeNames,
        ...Object.fromEntries(
          repository.types
            .filter((type) => !(type in documentTypeNames))
            .map((type) => [type, toLabel(type)]),
        ),
      },
      tags: [...new Set(repository.documents.flatMap((one) => ('tags' in one ? one.tags : [])))],
      bookmarks: {},
      experiments: { draft: [], running: [] },
      integrationFieldsRef: null,
      forms: {
        everything: {
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          action: `${origin}/content/${name}/api/v2/documents/search`,
          fields: {
            ref: textParameter,
            q: { type: 'String', multiple: true },
            lang: textParameter,
            page: { type: 'Integer', multiple: false, default: '1' },
            pageSize: { type: 'Integer', multiple: false, default: '20' },
            after: textParameter,
            fetch: textParameter,
            fetchLinks: textParameter,
            orderings: textParameter,
          },
        },
      },
      oauth_initiate: `${origin}/auth`,
      oauth_token: `${origin}/auth/token`,
      version: 'sandbox',
      license: 'All Rights Reserved',
    }
  },
})
