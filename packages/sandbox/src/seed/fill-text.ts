import type { SeededRandom } from '../random/seeded-random.ts'

/** Values by slot name: a value, or a list to pick from at random. */
type SlotValues = Readonly<Record<string, string | readonly string[]>>

/** Fills the `{slot}`s of a template. Slots without a value are left unchanged, so that tests can detect them. */
export function fillTemplate(template: string, slots: SlotValues, random: SeededRandom): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = slots[name]
    if (value === undefined) return whole
    return typeof value === 'string' ? value : random.pick(value)
  })
}
