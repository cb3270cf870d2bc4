import { sliceSchema, type SliceSchema, text } from '@milepost/content/fields'
import type { InferOutput, ObjectEntries } from 'valibot'
import type { OwnSliceScope } from '../../sections/own/own.server.ts'
import type { ContentSource } from '@milepost/content'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SiteEnvironment } from '../../base/site-environment.ts'

/** Custom section type: its fields in the CMS, and the data for its component. */
export interface SliceDefinition<Type extends string = string, View extends object = object> {
  /** `slice_type` in documents. */
  readonly type: Type
  /** Parses and validates the slice in a document. */
  readonly schema: SliceSchema
  /** Whether the section runs code without user input, such as a countdown. @default false */
  readonly interactive?: boolean
  /** Creates the props of the component, which must be serialisable. */
  readonly present: (slice: never, scope: OwnSliceScope) => View | Promise<View>
}

/** Fields of every section, in addition to `background` and `anchor`. */
const commonFields = { title: text, text }

type ParsedSlice<
  Type extends string,
  Fields extends ObjectEntries,
  Items extends ObjectEntries,
> = InferOutput<ReturnType<typeof sliceSchema<Type, typeof commonFields & Fields, Items>>>

/**
 * Defines a custom section type for `defineServer({ slices })`, or replaces a built-in one, such as `quote`. Every section has
 * the fields `title`, `text`, `background` and `anchor`.
 *
 * @param definition.type - `slice_type` of letters, digits, `_` and `-`
 * @param definition.fields - additional fields, with readers of `@milepost/content/fields`. @default none
 * @param definition.items - fields of repeated items. @default none
 * @param definition.interactive - whether the section runs code without user input, such as a countdown, so that its page's
 * scripts start on load instead of on the first interaction. @default false
 * @param definition.present - creates the props of the component. If it throws, the section shows an error message
 * @throws TypeError if the type is invalid
 */
export function defineSlice<
  const Type extends string,
  View extends object,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- without fields, the slice has only the common ones
  Fields extends ObjectEntries = Record<never, never>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- see above
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
  present: (slice: ParsedSlice<Type, Fields, Items>, scope: OwnSliceScope) => View | Promise<View>
}): SliceDefinition<Type, View> {
  if (!/^[a-z][\w-]{0,63}$/i.test(type)) {
    throw new TypeError(
      `${JSON.stringify(type)} is not a valid slice type. Use a letter, followed by letters, digits, - or _.`,
    )
  }
  return {
    type,
    schema: sliceSchema(type, { ...commonFields, ...fields }, { ...items }),
    interactive,
    present,
  }
}

/** Server-side extensions of an application. */
export interface ServerDefinition {
  /** Custom section types. They replace built-in types with the same name. */
  readonly slices?: readonly SliceDefinition[]
  /**
   * Creates the content source, once per process. With `CONTENT_SOURCE=own`, it must return one. Otherwise, if it returns
   * undefined, the CMS of `CONTENT_ENDPOINT` is used. @default that CMS
   */
  readonly content?: (environment: SiteEnvironment) => ContentSource | undefined
  /**
   * Creates the adapter of a custom fundraising platform, once per process. If it returns undefined, the platform of
   * `PLATFORM_ENVIRONMENT` is used. The site excludes parts that the adapter does not support
   * (docs/guides/connect-services.md#fundraising-platforms). The browser's adapter is `platform` in `app/site.config.ts`.
   * @default the platform of `PLATFORM_ENVIRONMENT`
   */
  readonly platform?: (environment: SiteEnvironment) => PlatformAdapter | undefined
}

/**
 * Defines the server-side extensions of an application: the default export of `app/site.server.ts`.
 *
 * @throws TypeError if two slices have the same type
 */
export function defineServer<const Server extends ServerDefinition>(server: Server): Server {
  const types = (server.slices ?? []).map(({ type }) => type)
  const double = types.find((type, at) => types.indexOf(type) !== at)
  if (double !== undefined) {
    throw new TypeError(`app/site.server.ts: two slices have the type "${double}".`)
  }
  return server
}
