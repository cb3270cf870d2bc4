import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A section of a demo site's documents. */
export interface DemoSection {
  readonly slice_type: string
  readonly primary: Record<string, unknown>
}

/** Slice zones by field name. */
const zones = ['home-content', 'content', 'footer-content'] as const

/** The first section of each kind in a site's documents, with the field that it is in. */
export function demoSections(
  siteFolder: string,
): Map<string, { section: DemoSection; zone: 'content' | 'footer-content' }> {
  const files = globSync(['custom_site/*.json', 'internal_page/*.json'], { cwd: siteFolder })
    .filter((file) => !basename(file, '.json').includes('.'))
    .toSorted()
  const found = new Map<string, { section: DemoSection; zone: 'content' | 'footer-content' }>()
  for (const file of files) {
    const { data } = JSON.parse(readFileSync(join(siteFolder, file), 'utf8')) as {
      data: Partial<Record<(typeof zones)[number], DemoSection[]>>
    }
    for (const field of zones) {
      const zone = field === 'footer-content' ? field : 'content'
      for (const section of data[field] ?? [])
        if (!found.has(section.slice_type)) found.set(section.slice_type, { section, zone })
    }
  }
  return found
}
