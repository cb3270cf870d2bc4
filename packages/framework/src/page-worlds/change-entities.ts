import { currencySymbol, toMajor } from '@milepost/measures'

/** What a state changes in what the platform says. */
export interface EntityChanges {
  /** How much of its target each page and team has raised; undefined for what it has. */
  readonly share: number | undefined
  /** The currency of every amount in the state; undefined to leave it. */
  readonly currency: string | undefined
  readonly hasLongNames: boolean
  /** Pages and teams take no gifts. */
  readonly isClosed: boolean
  /** The time of pages to give has come to its end. */
  readonly isOver: boolean
}

/** What people are called, and what they call pages and teams. */
const names = new Set(['name', 'owner', 'leader', 'subtitle', 'title'])
/** Long, and with a word that no line can break. */
const longEnd = ' Featherstonehaugh-Cholmondeley de Todos-los-Santos Wolfeschlegelsteinhausen'

/** Lists of gifts, of which a page that has raised nothing has none. */
const gifts = new Set(['donations'])

/**
 * What the platform said, as it would say it in a state. Changes a copy.
 *
 * @param said - what a call of the adapter gave: lists, objects and values as JSON has them
 */
export function changeEntities<T>(said: T, changes: EntityChanges): T {
  return change(said, changes) as T
}

function change(value: unknown, changes: EntityChanges): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item, changes))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { share, currency, hasLongNames, isClosed, isOver } = changes
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (share === 0 && gifts.has(key) && Array.isArray(part)) made[key] = []
    else if (hasLongNames && names.has(key) && typeof part === 'string' && part !== '') {
      made[key] = part + longEnd
    } else if (currency !== undefined && isCurrency(key, part)) {
      made[key] = key === 'unit' ? currency.toLowerCase() : currency
    } else if (currency !== undefined && key === 'currencySymbol') {
      made[key] = currencySymbol(currency)
    } else made[key] = change(part, changes)
  }
  if (isClosed && typeof made['active'] === 'boolean') made['active'] = false
  if (isOver && typeof made['expired'] === 'boolean') made['expired'] = true
  return share === undefined ? made : withShare(made, share, currency)
}

/** A currency by its code, or by the unit of an amount. */
function isCurrency(key: string, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (key === 'currency' || key === 'currencyCode') return /^[a-z]{3}$/i.test(value)
  return key === 'unit' && currencies.has(value.toUpperCase())
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A page, a team or a campaign with so much of its target raised; what has no target has nothing, or what it had. */
function withShare(
  made: Record<string, unknown>,
  share: number,
  changed: string | undefined,
): Record<string, unknown> {
  const { money } = made
  if (!isAmounts(money)) return made
  const { targetMinor = 0 } = money
  if (targetMinor === 0 && share > 0) return made
  const raisedMinor = Math.round(targetMinor * share)
  const currency = changed ?? textOf(made['currencyCode']) ?? textOf(money['currency']) ?? 'GBP'
  const raised = toMajor(raisedMinor, currency)
  const set = (from: Record<string, unknown>, changes: Record<string, unknown>) => ({
    ...from,
    ...Object.fromEntries(
      Object.entries(changes).filter(
        ([key, value]) => typeof from[key] === typeof value && !Array.isArray(from[key]),
      ),
    ),
  })
  return set(
    {
      ...made,
      money: set(money, {
        raisedMinor,
        raisedOnlineMinor: raisedMinor,
        raisedOfflineMinor: 0,
        offlineMinor: 0,
      }),
    },
    {
      raised,
      raisedOnline: raised,
      raisedOffline: 0,
      offline: 0,
      donationSummary: { totalAmount: raised },
      ...(share === 0 && { totalDonations: 0, donations: 0, count: 0, donationCount: 0 }),
    },
  )
}

function isAmounts(
  money: unknown,
): money is Record<string, unknown> & { raisedMinor: number; targetMinor?: number } {
  return (
    typeof money === 'object' &&
    money !== null &&
    typeof (money as Record<string, unknown>)['raisedMinor'] === 'number'
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
