import * as v from 'valibot'

/** A part of an address: `GET …/{id}` has to reach every model. */
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const field = v.looseObject({ type: v.pipe(v.string(), v.nonEmpty()) })
const fields = v.record(v.string(), field)

/** The model of a type of documents, as far as the service looks at it. */
export const customTypeSchema = v.looseObject({
  id,
  label: v.nullish(v.string()),
  repeatable: v.boolean(),
  status: v.boolean(),
  json: v.record(v.string(), fields),
})

/** The model of a slice that several types of documents may contain. */
export const sharedSliceSchema = v.looseObject({
  id,
  type: v.literal('SharedSlice'),
  name: v.pipe(v.string(), v.nonEmpty()),
  variations: v.pipe(
    v.array(v.looseObject({ id, primary: v.optional(fields), items: v.optional(fields) })),
    v.minLength(1),
  ),
})
