import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCustomModels } from '../doctor/read-custom-models.ts'
import type { ApplicationPaths } from '../application/read-application-paths.ts'
import type { Fields, Models } from './models.ts'
import { readModels } from './read-models.ts'

/** Id of a section that all zones for page sections offer; zones for footers and the like do not offer it. */
const pageSectionId = 'text'

/** Returns the kit's models and those of the application's custom sections, which all zones for page sections then offer. */
export async function loadSiteModels({
  slices,
}: Pick<ApplicationPaths, 'slices'>): Promise<Models> {
  const content = fileURLToPath(import.meta.resolve('@milepost/content/package.json'))
  const kit = await readModels(join(dirname(content), 'models'))
  const hasOwn = await access(slices).then(
    () => true,
    () => false,
  )
  return withCustomSlices(kit, hasOwn ? ((await readCustomModels(slices)) as Models['slices']) : [])
}

/**
 * Adds custom sections to models and to the zones for page sections. A custom section replaces the kit's section of the same
 * id.
 */
export function withCustomSlices({ customTypes, slices }: Models, own: Models['slices']): Models {
  const ids = new Set(own.map(({ id }) => id))
  const offered = Object.fromEntries([...ids].map((id) => [id, { type: 'SharedSlice' }]))
  return {
    customTypes: customTypes.map((model) => ({
      ...model,
      json: addSlicesToZones(model.json, offered),
    })),
    slices: [...slices.filter(({ id }) => !ids.has(id)), ...own],
  }
}

function addSlicesToZones(
  tabs: Readonly<Record<string, Fields>>,
  offered: Readonly<Record<string, object>>,
): Record<string, Fields> {
  return mapValues(tabs, (fields) =>
    mapValues(fields, (field) => {
      const choices = field.config?.choices
      if (choices === undefined || !Object.hasOwn(choices, pageSectionId)) return field
      return { ...field, config: { ...field.config, choices: { ...choices, ...offered } } }
    }),
  )
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
