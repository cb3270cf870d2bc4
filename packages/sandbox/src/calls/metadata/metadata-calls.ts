import type { MetadataRowWire } from '@milepost/platform/testing'
import { array, maxLength, object, pipe } from 'valibot'
import type { AccountRow } from '../../records/accounts.ts'
import { findPageById, type PageRow } from '../../records/page-row.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { idAsText, oneText, optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'

const selectMetadata = `SELECT cast(id AS TEXT) AS id, name AS "key", value FROM metadata
  WHERE app = ? AND page_id = ? ORDER BY id`

/** Returns an app's metadata for one of the caller's pages (wire contract §2.5.12). */
export const getMetadata = defineOwnerCall<MetadataRowWire[], { page: string | undefined }>({
  family: 'metadata',
  method: 'GET',
  path: '/v1/apps/:app/metadata',
  credentials: 'bearer or basic',
  query: object({ page: oneText }),
  handle(context, { account, query }) {
    const own = findOwnedPage(context, account, query.page ?? '')
    if ('refusal' in own) return own.refusal
    return getMetadataRows(context, own.page)
  },
})

interface MetadataBody {
  page: string
  values: { key: string; value: string }[]
}

/** Stores an app's metadata for a page. Overwrites existing keys (wire contract §2.5.12). */
export const postMetadata = defineOwnerCall<MetadataRowWire[], undefined, MetadataBody>({
  family: 'metadata',
  method: 'POST',
  path: '/v1/apps/:app/metadata',
  credentials: 'bearer or basic',
  body: object({
    page: idAsText,
    values: pipe(
      array(object({ key: requiredText(200), value: optionalText(10_000) }), 'must be a list'),
      maxLength(100, 'has too many'),
    ),
  }),
  handle(context, { account, body }) {
    const own = findOwnedPage(context, account, body.page)
    if ('refusal' in own) return own.refusal
    const { database, params } = context
    database.transaction(() => {
      for (const { key, value } of body.values) {
        database.run(
          `INSERT INTO metadata (app, page_id, name, value) VALUES (?, ?, ?, ?)
            ON CONFLICT (app, page_id, name) DO UPDATE SET value = excluded.value`,
          params['app'] ?? '',
          own.page.id,
          key,
          value,
        )
      }
    })
    const keys = new Set(body.values.map(({ key }) => key))
    return getMetadataRows(context, own.page).filter(({ key }) => keys.has(key))
  },
})

function findOwnedPage(
  { database }: CallContext,
  account: AccountRow,
  id: string,
): { page: PageRow } | { refusal: Response } {
  if (id === '') return { refusal: createErrorResponse(400, 'page is required') }
  const page = findPageById(database, id)
  if (page === undefined) return { refusal: createEmptyResponse(404) }
  return page.ownerId === account.id
    ? { page }
    : { refusal: createErrorResponse(403, 'This is not your page') }
}

function getMetadataRows({ database, params }: CallContext, page: PageRow): MetadataRowWire[] {
  return database.all<MetadataRowWire>(selectMetadata, params['app'] ?? '', page.id)
}
