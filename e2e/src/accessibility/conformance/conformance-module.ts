import type { Judgement } from './judge-criteria.ts'
import { notTried } from './method.data.ts'

/**
 * Returns the module with the product's conformance, which the framework ships for each site's statement.
 *
 * @param declaration - the types after the data
 */
export function conformanceModule(
  judgements: readonly Judgement[],
  { version, day, declaration }: { version: string; day: string; declaration: string },
): string {
  const named = (...levels: Judgement['adherence'][]) =>
    judgements
      .filter(({ adherence }) => levels.includes(adherence))
      .map(({ id, name }) => `${id} ${name}`)
  const data = {
    version,
    day,
    all: judgements.length,
    met: named('supports', 'not-applicable').length,
    partly: named('partially-supports'),
    failed: named('does-not-support'),
    open: named('not-evaluated'),
    notTried,
  }
  return `/** What \`npm run lab -- accessibility --keep\` found of the product. Written by it: do not edit. */
export const conformance: Conformance = ${JSON.stringify(data, null, 2)}

${declaration}`
}
