import { type SliceProps, useMessages } from '@milepost/framework'
import { Badge, Section, Table } from '@milepost/ui'
import { siteMessages } from '../site-messages.ts'
import type { climbLadder } from './climb-ladder.server.ts'

export default function ClimbLadder({ slice, section }: SliceProps<typeof climbLadder>) {
  const words = useMessages(siteMessages)
  return (
    <Section {...section}>
      <Table
        className="climb-ladder"
        caption={section.title}
        captionHidden
        stacked
        columns={[
          { key: 'hill', label: words.hill },
          { key: 'height', label: words.hillHeight, align: 'end' },
          { key: 'state', label: words.hillState },
        ]}
        rows={slice.rungs.map(({ hill, height, isClimbed }) => ({
          id: hill,
          cells: {
            hill,
            height,
            state: <Badge>{isClimbed ? words.climbed : words.stillToClimb}</Badge>,
          },
        }))}
      />
    </Section>
  )
}
