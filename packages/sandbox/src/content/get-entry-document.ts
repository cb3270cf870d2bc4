import { defineCall } from '../server/define-call.ts'
import { unknownRepository } from './content-errors.ts'

const typeNames: Readonly<Record<string, string>> = {
  custom_site: 'Site',
  internal_page: 'Internal page',
  supporter_pages: 'Supporter pages',
  tag_pages: 'Tag pages',
  onboarding: 'Onboarding',
}

const text = { type: 'String', multiple: false }

/** The entry document: refs, languages, types and the search form (wire contract §2.8.1). */
export const getEntryDocument = defineCall({
  family: 'content',
  method: 'GET',
  path: '/:repository/api/v2',
  handle({ content, origin, params }) {
    const name = params['repository'] ?? ''
    const repository = content?.repository(name)
    if (repository === undefined) return unknownRepository(name)
    return {
      refs: [{ id: 'master', ref: repository.ref, label: 'Master', isMasterRef: true }],
      languages: [{ id: repository.lang, name: repository.lang, is_master: true }],
      types: typeNames,
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
            ref: text,
            q: { type: 'String', multiple: true },
            lang: text,
            page: { type: 'Integer', multiple: false, default: '1' },
            pageSize: { type: 'Integer', multiple: false, default: '20' },
            after: text,
            fetch: text,
            fetchLinks: text,
            orderings: text,
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
