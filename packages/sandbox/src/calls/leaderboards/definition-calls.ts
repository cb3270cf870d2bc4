import type {
  LeaderboardDefinitionResponseWire,
  LeaderboardDefinitionWire,
} from '@milepost/platform/testing'
import { array, check, maxLength, object, optional, pipe } from 'valibot'
import type { Database } from '../../database/open-database.ts'
import { createErrorResponse } from '../../http/responses.ts'
import { requiredText } from '../../http/fields.ts'
import { defineCall } from '../../http/define-call.ts'
import {
  isMeasurementDomain,
  findLeaderboardDefinition,
  getTagLeaderboardRows,
} from '../../records/tag-leaderboard-rows.ts'

const definitionPath = '/v1/tags/leaderboard/definition/:id'
/** Returns a leaderboard definition (wire contract §2.5.13). */
export const getLeaderboardDefinition = defineCall<LeaderboardDefinitionResponseWire>({
  family: 'api',
  method: 'GET',
  path: definitionPath,
  handle({ database, params }) {
    const definition = findLeaderboardDefinition(database, params['id'] ?? '')
    return definition === undefined ? createNotFoundResponse() : { definition }
  },
})

/** Creates or replaces a definition. Returns 409 if it already has totals (wire contract §2.5.13). */
export const postLeaderboardDefinition = defineCall<
  LeaderboardDefinitionResponseWire,
  undefined,
  LeaderboardDefinitionWire
>({
  family: 'api',
  method: 'POST',
  path: definitionPath,
  body: object({
    id: requiredText(100),
    conditions: optional(
      pipe(
        array(object({ tagDefinitionId: requiredText(300), value: requiredText(500) })),
        maxLength(20, 'has too many'),
      ),
      [],
    ),
    measurementDomain: pipe(
      requiredText(100),
      check(isMeasurementDomain, 'is not a measurement domain'),
    ),
    primaryUnit: requiredText(20),
    segment: requiredText(300),
    tagDefinition: object({ id: requiredText(300), label: requiredText(300) }),
  }),
  handle({ database, params }, { body }) {
    const id = params['id'] ?? ''
    if (body.id !== id) return createErrorResponse(400, 'The id differs from the one in the URL')
    return database.transaction(() => {
      const known = findLeaderboardDefinition(database, id)
      if (known !== undefined && hasTotals(database, known)) {
        return createErrorResponse(409, `Definition ${id} already has totals`)
      }
      database.run(
        'INSERT OR REPLACE INTO leaderboard_definitions VALUES (?, ?)',
        id,
        JSON.stringify(body),
      )
      return { definition: body }
    })
  },
})

/** Deletes a definition (wire contract §2.5.13). */
export const deleteLeaderboardDefinition = defineCall<object>({
  family: 'api',
  method: 'DELETE',
  path: definitionPath,
  handle({ database, params }) {
    const { changes } = database.run(
      'DELETE FROM leaderboard_definitions WHERE id = ?',
      params['id'] ?? '',
    )
    return changes === 0 ? createNotFoundResponse() : {}
  },
})

function hasTotals(database: Database, definition: LeaderboardDefinitionWire): boolean {
  const [first] = getTagLeaderboardRows(database, definition, 1)
  return first !== undefined && first.amounts.some(({ value }) => value > 0)
}

function createNotFoundResponse(): Response {
  return createErrorResponse(404, 'Definition not found')
}
