import type { Ref, RefCallback, RefObject } from 'react'

/** Joins class names, omitting empty and missing ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) joined = joined === '' ? name : `${joined} ${name}`
  }
  return joined
}

/** Returns a ref callback that sets both the component's ref and the caller's. */
export function mergeRefs<Own, Passed extends Own>(
  own: RefObject<Own | null>,
  ref: Ref<Passed> | undefined,
): RefCallback<Passed> {
  return (element) => {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }
}
