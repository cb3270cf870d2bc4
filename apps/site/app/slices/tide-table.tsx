import { type SliceProps, useMessages } from '@milepost/framework'
import { Section, Table } from '@milepost/ui'
import { siteMessages } from '../site-messages.ts'
import type { tideTable } from './tide-table.server.ts'

export default function TideTable({ slice, section }: SliceProps<typeof tideTable>) {
  const words = useMessages(siteMessages)
  return (
    <Section {...section}>
      <Table
        caption={section.title}
        captionHidden
        stacked
        columns={[
          { key: 'when', label: words.tideWhen },
          { key: 'tide', label: words.tide },
          { key: 'height', label: words.tideHeight, align: 'end' },
        ]}
        rows={slice.tides.map(({ when, tide, height }) => ({
          id: when,
          cells: { when, tide: tide === 'high' ? words.highWater : words.lowWater, height },
        }))}
      />
    </Section>
  )
}
