import { sliceSchema, type SliceSchema, text } from '@milepost/content/fields'
import type { InferOutput, ObjectEntries } from 'valibot'
import type { OwnSliceScope } from '../../sections/own/own.server.ts'
import type { ContentSource } from '@milepost/content'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SiteEnvironment } from '../../base/site-environment.ts'

/** A type of section of the application's own: what an editor fills in, and what visitors are shown of it. */
export interface SliceDefinition<Type extends string = string, View extends object = object> {
  /** The `slice_type` of its documents. */
  readonly type: Type
  /** Checks the section's part of a document, and reads it. */
  readonly schema: SliceSchema
  /** Whether the section runs code without user input, for example a ticking clock. @default false */
  readonly interactive?: boolean
  /** Makes what the component is given: plain data, because it goes to the browser. */
  readonly present: (slice: never, scope: OwnSliceScope) => View | Promise<View>
}

/** Fields that every section has. */
const common = { title: text, text }

type Parsed<
  Type extends string,
  Fields extends ObjectEntries,
  Items extends ObjectEntries,
> = InferOutput<ReturnType<typeof sliceSchema<Type, typeof common & Fields, Items>>>

/**
 * Defines a type of section for `defineServer({ slices })`. `title`, `text`, `background` and `anchor` are fields of
 * every section: name only what else there is. One whose type the kit knows, such as `quote`, replaces the kit's.
 *
 * @param definition.type - the `slice_type`: letters, digits, `_` and `-`
 * @param definition.fields - its fields, by readers of `@milepost/content/fields`; none if left out
 * @param definition.items - the fields of each of its items; none if left out
 * @param definition.interactive - whether it does something without being pressed, such as a clock that runs: its pages
 *   then bring their scripts by themselves. Pressing a button brings them anyway. False if left out
 * @param definition.present - makes what the component is given; if it throws, the section shows a message instead
 * @throws TypeError when the type is no such name
 */
export function defineSlice<
  const Type extends string,
  View extends object,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- what is left out adds no fields
  Fields extends ObjectEntries = Record<never, never>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- likewise
  Items extends ObjectEntries = Record<never, never>,
>({
  type,
  fields,
  items,
  interactive = false,
  present,
}: {
  type: Type
  fields?: Fields
  items?: Items
  interactive?: boolean
  present: (slice: Parsed<Type, Fields, Items>, scope: OwnSliceScope) => View | Promise<View>
}): SliceDefinition<Type, View> {
  if (!/^[a-z][\w-]{0,63}$/i.test(type)) {
    throw new TypeError(
      `The type of a slice is a letter followed by letters, digits, - or _, not ${JSON.stringify(type)}.`,
    )
  }
  return {
    type,
    schema: sliceSchema(type, { ...common, ...fields }, { ...items }),
    interactive,
    present,
  }
}

/** An application's extensions that run on the server only. */
export interface ServerDefinition {
  /** Custom section types. A type that the kit already has is replaced. */
  readonly slices?: readonly SliceDefinition[]
  /**
   * Creates the content source. Called once per process with the site's settings. If omitted, or if it returns
   * undefined, the CMS of `CONTENT_ENDPOINT` is used. Required with `CONTENT_SOURCE=own`, which needs no CMS.
   */
  readonly content?: (environment: SiteEnvironment) => ContentSource | undefined
  /**
   * Creates the fundraising platform's adapter. Called once per process with the site's settings. If omitted, or if it
   * returns undefined, the platform of `PLATFORM_ENVIRONMENT` is used. The site leaves out whatever the adapter doesn't
   * support (docs/guides/connect-services.md#fundraising-platforms). Browsers load theirs through `platform` in
   * `app/site.config.ts`.
   */
  readonly platform?: (environment: SiteEnvironment) => PlatformAdapter | undefined
}

/**
 * Says what an application adds for the server alone; the default export of `app/site.server.ts`.
 *
 * @throws TypeError when two slices have the same type
 */
export function defineServer<const Server extends ServerDefinition>(server: Server): Server {
  const types = (server.slices ?? []).map(({ type }) => type)
  const double = types.find((type, at) => types.indexOf(type) !== at)
  if (double !== undefined) {
    throw new TypeError(`app/site.server.ts: two slices have the type "${double}".`)
  }
  return server
}
