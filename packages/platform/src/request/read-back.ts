/**
 * What a read-back says about a write whose answer was lost. `absent` is what the platform shows
 * now: reads may lag a moment behind writes. Where it is `undecided`, leave it to the person.
 */
export type ReadBack<Entity> =
  | { outcome: 'found'; entity: Entity }
  | { outcome: 'absent' }
  | { outcome: 'undecided' }
