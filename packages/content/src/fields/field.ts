import * as v from 'valibot'
import { isEmptyField } from '../documents/is-empty-field.ts'
import { describeValue } from './describe-value.ts'

/** What a reader gives when the value is not acceptable: the reason, and where inside the value it is. */
export class Refusal {
  readonly problem: string
  readonly path: readonly (string | number)[]

  constructor(problem: string, path: readonly (string | number)[] = []) {
    this.problem = problem
    this.path = path
  }
}

/** A refusal in the words `expected …, found …`. */
export function refuse(
  expected: string,
  value: unknown,
  path: readonly (string | number)[] = [],
): Refusal {
  return new Refusal(`expected ${expected}, found ${describeValue(value)}`, path)
}

/**
 * A schema for one field of a document. A missing field, and every form of an empty one, arrives at `read` as null.
 */
export function field<Value>(read: (value: unknown) => Value | Refusal) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
        const result = read(isEmptyField(dataset.value) ? null : dataset.value)
        if (!(result instanceof Refusal)) return result
        const path = toIssuePath(result.path)
        addIssue(
          path === undefined ? { message: result.problem } : { message: result.problem, path },
        )
        return NEVER
      }),
    ),
    null,
  )
}

function toIssuePath(
  path: readonly (string | number)[],
): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...rest] = path.map(toPathItem)
  return first === undefined ? undefined : [first, ...rest]
}

function toPathItem(key: string | number): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined }
}
