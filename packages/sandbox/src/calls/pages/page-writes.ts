import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { requireOwnedPage } from '../../http/require-owned-page.ts'
import type { PageImagesUpdatedWire } from '@milepost/platform/testing'
import { boolean, type GenericSchema, nullish, object } from 'valibot'
import { toImageName } from '../../images/stored-image.ts'
import { createErrorResponse, createFaultListResponse } from '../../http/responses.ts'
import { amountNumber, optionalText, requiredText } from '../../http/fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { SandboxCall } from '../../http/define-call.ts'
import { currencyCodes, exchangeMinor, toMinorUnits } from '../../values/wire-values.ts'
import type { PageRow } from '../../records/page-row.ts'

/** Cancels the caller's page. It still exists, but public lists exclude it (wire contract §2.5.8). */
export const deletePage = defineOwnerCall<object>({
  family: 'api',
  method: 'DELETE',
  path: '/v1/fundraising/pages/:shortName',
  credentials: 'bearer or basic',
  handle(context, { account }) {
    const own = requireOwnedPage(context, account)
    if ('refusal' in own) return own.refusal
    context.database.run("UPDATE pages SET status = 'Cancelled' WHERE id = ?", own.page.id)
    return {}
  },
})

/** Creates a call that updates part of a page. Returns `{}` if `change` returns undefined (wire contract §2.5.8). */
function createPageUpdateCall<Body>(
  segment: string,
  body: GenericSchema<unknown, Body>,
  change: (context: CallContext, page: PageRow, body: Body) => object | Response | undefined,
): SandboxCall {
  return defineOwnerCall<object, undefined, Body>({
    family: 'api',
    method: 'PUT',
    path: `/v1/fundraising/pages/:shortName/${segment}`,
    credentials: 'bearer or basic',
    body,
    handle(context, input) {
      const own = requireOwnedPage(context, input.account)
      if ('refusal' in own) return own.refusal
      if (own.page.status === 'Cancelled') return createErrorResponse(400, 'The page is cancelled')
      return change(context, own.page, input.body) ?? {}
    },
  })
}

function createColumnWriter(column: string, value: string | number) {
  return ({ database }: CallContext, page: PageRow): undefined => {
    database.run(`UPDATE pages SET ${column} = ? WHERE id = ?`, value, page.id)
  }
}

export const pageUpdateCalls = [
  createPageUpdateCall(
    'attribution',
    object({ attribution: optionalText(500) }),
    (context, page, body) => createColumnWriter('attribution', body.attribution)(context, page),
  ),
  createPageUpdateCall(
    'pagetitle',
    object({ pageTitle: requiredText(255) }),
    (context, page, body) => createColumnWriter('title', body.pageTitle)(context, page),
  ),
  createPageUpdateCall(
    'pagestory',
    object({ story: optionalText(100_000) }),
    (context, page, body) => createColumnWriter('story', body.story)(context, page),
  ),
  createPageUpdateCall('offline', object({ amount: amountNumber }), (context, page, body) =>
    createColumnWriter('offline_minor', toMinorUnits(body.amount))(context, page),
  ),
  createPageUpdateCall(
    'target',
    object({ amount: amountNumber, currency: optionalText(3) }),
    (context, page, { amount, currency }) => {
      const code = currency.toUpperCase() || page.currencyCode
      if (!currencyCodes.includes(code)) {
        return createFaultListResponse(400, [
          { id: 'CurrencyInvalid', desc: `currency: ${code} is not supported` },
        ])
      }
      return createColumnWriter(
        'target_minor',
        exchangeMinor(toMinorUnits(amount), code, page.currencyCode),
      )(context, page)
    },
  ),
  createPageUpdateCall(
    'summary',
    object({
      pageSummaryWhat: nullish(optionalText(1000)),
      pageSummaryWhy: nullish(optionalText(1000)),
    }),
    ({ database }, page, { pageSummaryWhat, pageSummaryWhy }) => {
      database.run(
        'UPDATE pages SET summary_what = ?, summary_why = ? WHERE id = ?',
        pageSummaryWhat ?? page.summaryWhat,
        pageSummaryWhy ?? page.summaryWhy,
        page.id,
      )
      return undefined
    },
  ),
  createPageUpdateCall(
    'images',
    object({
      url: requiredText(2000),
      isDefault: nullish(boolean('must be true or false'), false),
      caption: optionalText(500),
    }),
    addImage,
  ),
]

function addImage(
  { database, origin }: CallContext,
  page: PageRow,
  body: { url: string; isDefault: boolean; caption: string },
): PageImagesUpdatedWire | Response {
  const image = toImageName(database, origin, body.url)
  if (image === undefined) {
    return createFaultListResponse(400, [
      { id: 'UrlInvalid', desc: 'url: must be an HTTP or HTTPS URL' },
    ])
  }
  if (body.isDefault) database.run('UPDATE pages SET image = ? WHERE id = ?', image, page.id)
  else {
    database.run(
      'INSERT INTO page_images (page_id, image, caption) VALUES (?, ?, ?)',
      page.id,
      image,
      body.caption,
    )
  }
  const uri = `${origin}/api/v1/fundraising/pages/${page.shortName}`
  return { next: { rel: 'page', uri, type: 'application/json' } }
}
