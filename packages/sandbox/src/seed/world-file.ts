import * as v from 'valibot'

/** Account id of the first supporter in a world file, outside the range of the demo worlds. */
export const firstCustomAccountId = 400_000_001

/** Custom campaign with supporters and donations, which replaces the demo worlds. */
export type WorldFile = v.InferOutput<typeof worldFileSchema>

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(200))
const textSchema = v.optional(v.pipe(v.string(), v.maxLength(20_000)), '')
const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have only letters, digits and single hyphens'),
  v.maxLength(100),
)
const amountSchema = v.pipe(
  v.number(),
  v.minValue(0.01, 'must be more than 0'),
  v.maxValue(10_000_000, 'must be at most 10,000,000'),
)
const currencySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as "GBP"'),
  v.check((code) => isCurrency(code), 'is not a currency'),
)
const emailSchema = v.pipe(v.string(), v.trim(), v.email('is not an email address'))

const donationSchema = v.strictObject({
  /** In major units of the campaign's currency. */
  amount: amountSchema,
  /** Name of the donor. If omitted, the donation is anonymous. */
  from: v.optional(nameSchema),
  message: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** Whole days before the day on which the database is seeded. */
  daysAgo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), 1),
})

/** Schema of a world file. Amounts are in major units. Pages refer to their owner by email. */
const worldFileSchema = v.pipe(
  v.strictObject({
    charity: v.strictObject({
      id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000)),
      name: nameSchema,
      description: textSchema,
      registrationNumber: textSchema,
    }),
    campaign: v.strictObject({
      /** GUID, which the site's CMS document refers to. */
      id: v.pipe(
        v.string(),
        v.uuid('must be a GUID, such as "7d1de11e-0c0a-4b57-a1d5-c0a57a11fe01"'),
      ),
      name: nameSchema,
      slug: slugSchema,
      summary: textSchema,
      story: textSchema,
      target: amountSchema,
    }),
    currency: currencySchema,
    /** ISO 3166-1 alpha-2 code, such as `GB`. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as "GB"')),
    supporters: v.optional(
      v.pipe(
        v.array(
          v.strictObject({ firstName: nameSchema, lastName: nameSchema, email: emailSchema }),
        ),
        v.maxLength(10_000),
      ),
      [],
    ),
    pages: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            slug: slugSchema,
            title: nameSchema,
            /** Email of one of the `supporters`. */
            owner: emailSchema,
            story: textSchema,
            target: amountSchema,
            donations: v.optional(v.array(donationSchema), []),
          }),
        ),
        v.maxLength(10_000),
      ),
      [],
    ),
    /** Donations to the campaign itself. */
    donations: v.optional(v.array(donationSchema), []),
  }),
  v.forward(
    v.partialCheck(
      [['pages'], ['supporters']],
      ({ pages, supporters }) =>
        pages.every(({ owner }) => supporters.some(({ email: one }) => one === owner)),
      'have an owner who is not a supporter',
    ),
    ['pages'],
  ),
  v.forward(
    v.partialCheck(
      [['pages']],
      ({ pages }) => areUnique(pages.map((page) => page.slug)),
      'have a duplicate slug',
    ),
    ['pages'],
  ),
  v.forward(
    v.partialCheck(
      [['supporters']],
      ({ supporters }) => areUnique(supporters.map(({ email: one }) => one.toLowerCase())),
      'have a duplicate email address',
    ),
    ['supporters'],
  ),
)

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** Invalid world file. The message has a line for each problem. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError' as const
}

/**
 * Parses the text of a world file.
 *
 * @param name - name of the file, for error messages
 * @throws WorldFileError with all invalid fields
 */
export function parseWorldFile(text: string, name: string): WorldFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new WorldFileError(`${name} is not JSON: ${(cause as Error).message}`, { cause })
  }
  const read = v.safeParse(worldFileSchema, value)
  if (read.success) return read.output
  const lines = read.issues.map((issue) => `- ${formatIssuePath(issue)} ${describeIssue(issue)}`)
  throw new WorldFileError(`${name} is invalid:\n${[...new Set(lines)].join('\n')}`)
}

function formatIssuePath({ path }: v.BaseIssue<unknown>): string {
  return (
    (path ?? []).reduce((place, { key }) => {
      if (typeof key === 'number') return `${place}[${key}]`
      return place === '' ? String(key) : `${place}.${String(key)}`
    }, '') || 'the file'
  )
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message
  if (issue.expected === 'never') return 'is unknown'
  return issue.received === 'undefined'
    ? 'is missing'
    : `is ${issue.expected}, not ${issue.received}`
}
