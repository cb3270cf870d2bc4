import type {
  FitnessActivityWire,
  PageFitnessWire,
  TeamFitnessWire,
} from '../fitness/fitness.wire.ts'
import type { FitnessTimelineDataWire, TimelineEntryWire } from '../fitness/timeline.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** Sam's morning swim by REST: 1,500 metres in 2,400 seconds. */
export function fitnessActivityWire(
  overrides: Partial<FitnessActivityWire> = {},
): FitnessActivityWire {
  return {
    Id: '9f3c',
    ExternalId: 'JG:MANUAL:9f3c',
    PageGuid: world.pageGuid,
    PageShortName: world.pageShortName,
    CampaignGuid: world.campaignGuid,
    CharityId: world.charityId,
    EventId: world.eventId,
    TeamGuid: world.teamGuid,
    Type: 'Swim',
    Title: 'Morning swim',
    Description: 'Cold but lovely',
    Value: 1500,
    TimeTaken: 2400,
    Elevation: 0,
    DateCreated: '/Date(1747638000000+0000)/',
    ...overrides,
  }
}

/** The fitness of Sam's page: one swim. */
export function pageFitnessWire(overrides: Partial<PageFitnessWire> = {}): PageFitnessWire {
  return {
    totalAmount: 1500,
    totalAmountTaken: 2400,
    totalAmountElevation: 0,
    pageFitnessSettings: {
      MeasurementSystem: 'METRIC',
      ShowDistance: true,
      ShowDuration: true,
      ShowElevation: false,
      ShowTotaliser: true,
    },
    activities: [fitnessActivityWire()],
    ...overrides,
  }
}

/** The fitness of the Otters: Sam's 1,500 metres. */
export function teamFitnessWire(overrides: Partial<TeamFitnessWire> = {}): TeamFitnessWire {
  return {
    totalAmount: 1500,
    totalAmountTaken: 2400,
    totalAmountElevation: 0,
    pages: [
      {
        ID: world.pageGuid,
        TotalValue: 1500,
        charity_name: 'The Demo Charity',
        Details: {
          Name: "Sam's River Mile",
          Url: world.pageShortName,
          ImageId: '65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg',
        },
      },
    ],
    ...overrides,
  }
}

/** Sam's morning swim by the graph. */
export function timelineEntryWire(overrides: Partial<TimelineEntryWire> = {}): TimelineEntryWire {
  return {
    id: 'VGltZWxpbmU6RlVORFJBSVNJTkc6NWYxZjBhMmU=',
    legacyId: 'JG:MANUAL:9f3c',
    type: 'FITNESS',
    message: 'Cold but lovely',
    createdAt: '2025-05-19T07:00:00Z',
    fitnessActivity: {
      title: 'Morning swim',
      activityId: null,
      activityType: 'SWIM',
      mapPolyline: null,
      distance: { value: 1500, unit: 'meters' },
      elevation: { value: 0, unit: 'meters' },
      duration: { value: 2400, unit: 'seconds' },
    },
    ...overrides,
  }
}

/** The `data` of the fitness timeline query, holding one swim. */
export function fitnessTimelineDataWire(
  nodes: TimelineEntryWire[] = [timelineEntryWire()],
  endCursor?: string,
): FitnessTimelineDataWire {
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? 'MA==' }
  return { page: { timeline: { pageInfo, nodes } } }
}
