import type { PageTagsWire, TagWire } from '../tags/page-tags.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One tag: the branch London, summed up over the campaign. */
export function tagWire(overrides: Partial<TagWire> = {}): TagWire {
  return {
    tagDefinition: { id: 'branch', label: 'Branch' },
    value: 'London',
    aggregation: [{ segment: `page:campaign:${world.campaignGuid}`, measurementDomains: ['all'] }],
    ...overrides,
  }
}

/** The tags of Sam's page: the branch and a fitness goal of 1,609 metres. */
export function pageTagsWire(overrides: Partial<PageTagsWire> = {}): PageTagsWire {
  return {
    pageShortName: world.pageShortName,
    tags: [
      tagWire(),
      tagWire({
        tagDefinition: { id: 'DSFitnessGoalTargetMeters', label: 'Fitness goal' },
        value: '1609',
        aggregation: [],
      }),
    ],
    ...overrides,
  }
}
