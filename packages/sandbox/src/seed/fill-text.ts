import type { SeededRandom } from '../random/seeded-random.ts'

/** Values by slot name: one, or a list to pick from. */
type SlotValues = Readonly<Record<string, string | readonly string[]>>

/** Fills `{slot}`s of a template. A slot without a value stays as it is, so that a test sees it. */
export function fillText(template: string, slots: SlotValues, random: SeededRandom): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = slots[name]
    if (value === undefined) return whole
    return typeof value === 'string' ? value : random.pick(value)
  })
}
